import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';

import type { NodeLink, NodeLinkLog } from './node-link';

/** In milliseconds. */
const connectionTimeout = 5_000;

/** In bytes. PostgreSQL notifies of less than 8,000; what is longer goes through the table. */
const largestNotice = 7_900;

type AdapterPool = Parameters<typeof createAdapter>[0];

/**
 * Carries events by LISTEN and NOTIFY, over two connections of its own: one listens, one speaks, so that
 * events keep their order. When the database was away, the adapter connects again after a second or three;
 * events of the time between reach this process's own sockets only.
 */
export function postgresLink(connection: pg.ClientConfig, log: NodeLinkLog): NodeLink {
  const config = {
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    application_name: 'alphazone events',
    ...connection,
  };
  const speaking = new pg.Pool({ ...config, max: 1 });
  speaking.on('error', () => undefined); // The listening connection breaks too, and says so.
  let listening: pg.Client | undefined;
  let isAway = false;
  let isClosed = false;

  const away = (error: Error) => {
    if (!isAway && !isClosed) log.warn(`events between servers are interrupted: ${error.message}`);
    isAway = true;
  };

  /** The adapter keeps the one client that it asks for, and asks again when that one has ended. */
  async function listen(): Promise<pg.Client & { release: () => void }> {
    // A client that the adapter gave up while it was being set up would hear everything twice.
    listening?.removeAllListeners('end');
    void listening?.end().catch(() => undefined);
    // The adapter tries again for ever, also when it is closed.
    if (isClosed) return new Promise(() => undefined);
    const client = new pg.Client(config);
    listening = client;
    // Without a listener a connection that breaks would end the process.
    client.on('error', away);
    try {
      await client.connect();
    } catch (error) {
      away(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
    if (isAway) log.warn('events between servers are carried again.');
    isAway = false;
    return Object.assign(client, { release: () => undefined });
  }

  // The adapter uses no more of a pool than these two.
  const pool = {
    connect: listen,
    query: (text: string, values?: unknown[]) => speaking.query(text, values),
  } as unknown as AdapterPool;

  const adapter = createAdapter(pool, {
    channelPrefix: 'alphazone',
    payloadThreshold: largestNotice,
    errorHandler: away,
  });
  return {
    adapter,
    async close() {
      isClosed = true;
      await Promise.allSettled([speaking.end(), listening?.end()]);
    },
  };
}
