import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';

import type { NodeLink, NodeLinkLog } from './node-link';

const connectionTimeoutMs = 5_000;

/** Bytes. NOTIFY takes less than 8,000; longer payloads go through the table. */
const maxPayload = 7_900;

type AdapterPool = Parameters<typeof createAdapter>[0];

/**
 * Carries events by LISTEN and NOTIFY, over one connection for each, so that events keep their order. After an
 * outage the adapter reconnects within three seconds. Events of that time reach this server's sockets only.
 */
export function postgresLink(connection: pg.ClientConfig, log: NodeLinkLog): NodeLink {
  const config = {
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    application_name: 'alphazone events',
    ...connection,
  };
  const speaking = new pg.Pool({ ...config, max: 1 });
  speaking.on('error', () => undefined); // The listening connection breaks too and reports it.
  let listening: pg.Client | undefined;
  let isAway = false;
  let isClosed = false;

  const away = (error: Error) => {
    if (!isAway && !isClosed) log.warn(`events between servers are interrupted: ${error.message}`);
    isAway = true;
  };

  /** The adapter keeps one client and requests another when it has ended. */
  async function listen(): Promise<pg.Client & { release: () => void }> {
    // A client that the adapter abandoned during setup would deliver every event twice.
    listening?.removeAllListeners('end');
    void listening?.end().catch(() => undefined);
    // The adapter retries forever, even after closing.
    if (isClosed) return new Promise(() => undefined);
    const client = new pg.Client(config);
    listening = client;
    // Without a listener a broken connection would end the process.
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

  // The adapter uses only these two methods of a pool.
  const pool = {
    connect: listen,
    query: (text: string, values?: unknown[]) => speaking.query(text, values),
  } as unknown as AdapterPool;

  const adapter = createAdapter(pool, {
    channelPrefix: 'alphazone',
    payloadThreshold: maxPayload,
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
