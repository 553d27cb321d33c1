import type { createAdapter } from '@socket.io/postgres-adapter';
import { CompiledQuery } from 'kysely';
import pg from 'pg';

import { keepAlive, type DatabaseReader } from '../database/database';
import { inTransaction } from '../database/in-transaction';
import { noteSilentCommit } from '../database/snapshot-labels';
import { ConnectionSilent } from '../database/unavailable';
import type { NodeLink, NodeLinkLog } from './node-link';

const connectionTimeoutMs = 5_000;

/** How often the listening connection is pinged, and how long PostgreSQL may take to answer. */
const pingIntervalMs = 15_000;

/** Timeout of a NOTIFY. */
const queryTimeoutMs = 10_000;

/** Bytes. NOTIFY allows fewer than 8,000. The adapter sends longer payloads through a table. */
const maxPayload = 7_900;

/** The longest delay of a timer, 24 days. In effect, only a starting server sends a heartbeat. */
const neverMs = 2 ** 31 - 1;

const ignore = () => undefined;

type AdapterPool = Parameters<typeof createAdapter>[0];

interface PostgresLinkOptions {
  connection: pg.ClientConfig;
  /** The same database. Its cached responses survive the commits of NOTIFY. */
  db: DatabaseReader;
  log: NodeLinkLog;
}

/** One connection each preserves the order. During an outage, events reach only this server's sockets. */
export async function postgresLink({ connection, db, log }: PostgresLinkOptions): Promise<NodeLink> {
  // Imported lazily: a server alone does not need it.
  const { createAdapter } = await import('@socket.io/postgres-adapter');
  const config = {
    connectionTimeoutMillis: connectionTimeoutMs,
    ...keepAlive,
    application_name: 'alphazone events',
    ...connection,
  };
  const notifyPool = new pg.Pool({ ...config, query_timeout: queryTimeoutMs, max: 1, pipeline: true });
  notifyPool.on('error', ignore); // `listenClient` reports the outage.
  // The pool listens only to idle connections.
  notifyPool.on('connect', (client) => client.on('error', ignore));
  let listenClient: pg.Client | undefined;
  let isDown = false;
  let isClosed = false;
  let onListening: () => void = ignore;

  const reportOutage = (error: Error) => {
    if (!isDown && !isClosed) log.warn(`events between servers are interrupted: ${error.message}`);
    isDown = true;
  };

  /** Runs again when the client has ended. */
  async function listen(): Promise<pg.Client & { release: () => void }> {
    // The adapter may have abandoned the client during setup. It would deliver every event twice.
    listenClient?.removeAllListeners('end');
    void listenClient?.end().catch(ignore);
    // The adapter retries forever, even after closing.
    if (isClosed) return new Promise(() => undefined);
    const client = new pg.Client(config);
    listenClient = client;
    // Without a listener, a lost connection would crash the process.
    client.on('error', reportOutage);
    try {
      await client.connect();
    } catch (error) {
      reportOutage(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
    if (isDown) log.warn('events between servers are carried again.');
    isDown = false;
    endWhenSilent(client);
    // Answered after the adapter's LISTEN, which it sends first.
    setImmediate(() => void client.query('select').then(() => onListening(), ignore));
    return Object.assign(client, { release: () => undefined });
  }

  // The adapter uses only these methods of a pool.
  const pool = {
    connect: listen,
    query: (text: string, values?: unknown[]) =>
      sendsEvent.test(text)
        ? commitSilently(notifyPool, db, CompiledQuery.raw(text, values))
        : notifyPool.query(text, values),
  } as unknown as AdapterPool;

  const adapter = createAdapter(pool, {
    channelPrefix: 'alphazone',
    payloadThreshold: maxPayload,
    // Heartbeats count servers, which nothing here needs, and each NOTIFY empties the other servers' caches like any
    // commit.
    heartbeatInterval: neverMs,
    heartbeatTimeout: neverMs,
    errorHandler: reportOutage,
  });
  return {
    adapter,
    onRestored(listener) {
      onListening = listener;
    },
    async close() {
      isClosed = true;
      await Promise.allSettled([notifyPool.end(), listenClient?.end()]);
    },
  };
}

/** Matches statements that send an event. The adapter's others read and delete long events. */
const sendsEvent = /^(insert into|select pg_notify)/i;

/** Assigns the transaction id, which a NOTIFY would otherwise get only during its commit. */
const selectId = CompiledQuery.raw('select pg_current_xact_id()::text as id');

/** Keeps the cached responses: a NOTIFY gets a transaction id like a write, but no response contains events. */
function commitSilently(pool: pg.Pool, db: DatabaseReader, query: CompiledQuery) {
  return inTransaction(pool, async (transaction) => {
    const [result, { rows }] = await Promise.all([
      transaction.executeQuery(query),
      transaction.executeQuery<{ id: string }>(selectId),
    ]);
    // Noted before the commit: afterwards a snapshot could already include it.
    for (const { id } of rows) noteSilentCommit(db, id);
    return result;
  });
}

/**
 * Pings the listening connection: it only receives, so nothing else would notice that a firewall or a failover dropped it. The
 * adapter reconnects.
 */
function endWhenSilent(client: pg.Client): void {
  let isAnswered = true;
  const pings = setInterval(() => {
    if (!isAnswered) {
      client.connection.stream.destroy(new ConnectionSilent());
      return;
    }
    isAnswered = false;
    client.query('select').then(() => (isAnswered = true), ignore);
  }, pingIntervalMs);
  pings.unref();
  client.once('end', () => clearInterval(pings));
}
