import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

import type pg from 'pg';

import { connectionTo, type ServerConnection } from './server-connection';

export interface DatabaseProxy {
  connection: pg.PoolConfig;
  /** Forwards nothing more on the connections of now, as after a failover. New ones work. */
  silence: () => void;
  close: () => void;
}

/** A TCP proxy in front of the test server. */
export async function startDatabaseProxy(server: ServerConnection, database: string): Promise<DatabaseProxy> {
  const target = addressOf(server);
  const pairs = new Set<readonly [Socket, Socket]>();
  const proxy = createServer((near) => {
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        for (const end of pair) end.destroy();
        pairs.delete(pair);
      });
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    connection: { ...connectionTo(server, database), ...proxied(server, database, port) },
    silence() {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    close() {
      proxy.close();
      for (const pair of pairs) for (const end of pair) end.destroy();
    },
  };
}

function addressOf({ connectionString, host, port = 5432 }: ServerConnection) {
  if (connectionString !== undefined) {
    const url = new URL(connectionString);
    return { host: url.hostname, port: Number(url.port || 5432) };
  }
  return { path: `${host}/.s.PGSQL.${port}` };
}

function proxied({ connectionString }: ServerConnection, database: string, port: number): pg.PoolConfig {
  if (connectionString === undefined) return { host: '127.0.0.1', port };
  const url = new URL(connectionString);
  url.host = `127.0.0.1:${port}`;
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
