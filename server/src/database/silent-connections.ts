import pg from 'pg';

import { cached } from '../cache';
import type { PreparingClient } from './preparing-client';
import { ConnectionSilent } from './unavailable';

const intervalMs = 5_000;

/** Checks that find a connection silent before PostgreSQL is asked about it. */
const maxSilentRounds = 2;

/** Times that PostgreSQL may report the query as finished: it does so just before it sends the last rows. */
const maxDenials = 2;

/** Long, because a busy PostgreSQL answers late, and its statements are not lost. */
const questionTimeoutMs = 10_000;

interface Silence {
  bytesRead: number;
  rounds: number;
  denials: number;
}

export interface ConnectionWatch {
  add: (client: PreparingClient) => void;
  stop: () => void;
}

/**
 * Destroys connections that a firewall or a failover dropped without a packet, about 20 seconds after a query. Asks
 * PostgreSQL on a new connection which queries it still runs. These may take any time, such as a migration or a write
 * that waits for a lock.
 */
export function watchConnections(
  connection: pg.ClientConfig,
  onLost: (error: Error) => void,
): ConnectionWatch {
  const clients = new Set<PreparingClient>();
  const silences = new Map<PreparingClient, Silence>();
  const findBusy = cached(0, () => findBusyBackends(connection));

  async function examine(client: PreparingClient): Promise<void> {
    const bytesRead = client.bytesRead();
    const silence = silences.get(client);
    if (client.pendingQueries === 0) {
      silences.delete(client);
      return;
    }
    if (silence?.bytesRead !== bytesRead) {
      silences.set(client, { bytesRead, rounds: 0, denials: 0 });
      return;
    }
    silence.rounds += 1;
    if (silence.rounds < maxSilentRounds) return;
    const busy = await findBusy();
    if (busy === undefined || (client.backendId !== undefined && busy.has(client.backendId))) {
      silence.denials = 0;
      return;
    }
    silence.denials += 1;
    if (silence.denials < maxDenials || silence.bytesRead !== client.bytesRead()) return;
    const error = new ConnectionSilent();
    onLost(error);
    client.connection.stream.destroy(error);
  }

  let isExamining = false;
  const timer = setInterval(() => {
    if (isExamining) return;
    isExamining = true;
    void Promise.all([...clients].map(examine)).finally(() => {
      isExamining = false;
    });
  }, intervalMs);
  timer.unref();

  return {
    add(client) {
      clients.add(client);
      client.once('end', () => {
        clients.delete(client);
        silences.delete(client);
      });
    },
    stop() {
      clearInterval(timer);
    },
  };
}

/**
 * @returns Process ids of the backends that run a query. Empty if PostgreSQL does not answer, so that all silent connections count
 * as lost. Undefined if it answers with an error.
 */
async function findBusyBackends(connection: pg.ClientConfig): Promise<ReadonlySet<number> | undefined> {
  const client = new pg.Client({
    ...connection,
    application_name: 'alphazone watch',
    connectionTimeoutMillis: questionTimeoutMs,
    query_timeout: questionTimeoutMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where usename = current_user and state not like 'idle%'`,
    );
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    // An error such as too many connections says nothing about the other connections.
    return error instanceof pg.DatabaseError ? undefined : new Set();
  } finally {
    void client.end().catch(() => undefined);
  }
}
