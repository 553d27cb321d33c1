import pg from 'pg';

import { startBroadcast } from '../broadcast';
import type { PreparedCase } from '../cases/case';
import { startChild, type ChildServer } from '../child-server';
import { loadHttp } from '../http-load';
import { repeat, type Measured } from '../measure';
import type { Stage } from '../stage';

/** The upper bound of a case: its last step alone. */
export type LimitKind = 'constant body' | 'constant 304' | 'select 1' | 'insert' | 'broadcast';

/** Their servers start lazily. */
export interface Limits {
  of: (kind: LimitKind, size: Omit<PreparedCase, 'workload'>) => Promise<Measured>;
  stop: () => Promise<void>;
}

/** The size of the server's own pool. */
const poolSize = 20;

/** @param database The server's own: statements run there through the same driver. */
export function openLimits({ database }: Pick<Stage, 'database'>): Limits {
  const children = new Map<string, Promise<ChildServer>>();
  const pool = new pg.Pool({ ...database, max: poolSize });

  async function start(name: 'constant-server' | 'broadcast-server'): Promise<ChildServer> {
    const known = children.get(name);
    const child = known ?? startChild(['--import', 'tsx', `bench/limits/${name}.ts`], {}, '/');
    children.set(name, child);
    return child;
  }

  async function constant(path: string, isUnchanged: boolean): Promise<Measured> {
    const { url, pid } = await start('constant-server');
    const request = { path, headers: isUnchanged ? { 'If-None-Match': '"x"' } : {} };
    const status = isUnchanged ? 304 : 200;
    return { pid, workload: (load) => loadHttp({ ...load, url, next: () => request, status }) };
  }

  async function broadcast(clients: number): Promise<Measured> {
    const { url, pid } = await start('broadcast-server');
    return { pid, workload: startBroadcast(url, [], clients) };
  }

  return {
    async of(kind, { bytes, clients = 1 }) {
      switch (kind) {
        case 'constant body':
          return constant(`/${bytes}`, false);
        case 'constant 304':
          return constant('/', true);
        case 'select 1':
          return { pid: undefined, workload: repeat(() => pool.query('select 1')) };
        case 'insert':
          await pool.query('create table if not exists bench_inserts (id bigserial primary key, text text)');
          return {
            pid: undefined,
            workload: repeat(() =>
              pool.query('insert into bench_inserts (text) values ($1)', ['x'.repeat(100)]),
            ),
          };
        case 'broadcast':
          return broadcast(clients);
      }
    },
    async stop() {
      await pool.end();
      const started = await Promise.allSettled(children.values());
      for (const child of started) if (child.status === 'fulfilled') await child.value.stop();
    },
  };
}
