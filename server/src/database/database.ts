import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

import { inTransaction } from './in-transaction';
import { PreparingClient } from './preparing-client';
import { watchConnections } from './silent-connections';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/** Use cases get one only from `change` (`outcome/change.ts`). */
export type DatabaseTransaction = Transaction<Tables>;

/** The pool or a transaction. For functions that only read. */
export type DatabaseReader = Pick<Database, 'selectFrom' | 'getExecutor'>;

interface Pools {
  readers: pg.Pool;
  writers: pg.Pool;
}

const poolsOf = new WeakMap<Database, Pools>();

export interface ConnectionCounts {
  total: number;
  idle: number;
  waiting: number;
}

export function countConnections(db: Database): ConnectionCounts {
  const counts = { total: 0, idle: 0, waiting: 0 };
  const pools = poolsOf.get(db);
  for (const pool of pools ? [pools.readers, pools.writers] : []) {
    counts.total += pool.totalCount;
    counts.idle += pool.idleCount;
    counts.waiting += pool.waitingCount;
  }
  return counts;
}

/** TCP detects a server that vanished without closing. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

const ignore = () => undefined;

const writerSettings = [
  // Otherwise PostgreSQL replans some statements for each call's parameters.
  'plan_cache_mode = force_generic_plan',
  // Writers find rows by key. A plan made for a small table would scan it until PostgreSQL updates its statistics.
  'enable_seqscan = off',
  'enable_hashjoin = off',
  'enable_mergejoin = off',
  // Before version 18, a plan forced to use a disabled node costs enough to trigger JIT.
  'jit = off',
];

/**
 * Connects lazily. The pools replace connections that fail.
 * @param connection Its `max` applies to readers and to writers separately: writers that wait for a lock must not block
 * readers.
 * @param onBroken Called for idle connections that fail, and for connections on which PostgreSQL no longer responds.
 */
export function createDatabase(
  connection: pg.PoolConfig,
  onBroken: (error: Error) => void = ignore,
): Database {
  const watch = watchConnections(connection, onBroken);
  const open = (config: pg.PoolConfig) => {
    const pool = new pg.Pool({
      connectionTimeoutMillis: 30_000,
      ...keepAlive,
      application_name: 'alphazone',
      Client: PreparingClient,
      ...connection,
      ...config,
    });
    // Without a listener, a lost idle connection would crash the process.
    pool.on('error', onBroken);
    // A connection lost between two statements of a transaction would, too: the pool listens only to idle ones.
    pool.on('connect', (client) => {
      client.on('error', ignore);
      if (!(client instanceof PreparingClient)) return;
      watch.add(client);
      client.query<{ pid: number }>('select pg_backend_pid() as pid').then(({ rows: [row] }) => {
        client.backendId = row?.pid;
      }, ignore);
    });
    return pool;
  };
  // Cursors cannot be pipelined.
  const pools = { readers: open({}), writers: open({ pipeline: true }) };
  pools.writers.on('connect', (client) => {
    for (const setting of writerSettings) client.query(`set ${setting}`).catch(ignore);
  });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        connect: () => pools.readers.connect(),
        async end() {
          await Promise.all([pools.readers.end(), pools.writers.end()]);
          watch.stop();
        },
      },
    }),
  });
  poolsOf.set(db, pools);
  return db;
}

/**
 * Pipelines statements that do not wait for each other; they run in the order of their calls.
 * @param db The pools, or a single connection, which runs them one after the other.
 */
export function transact<T>(
  db: Database,
  work: (transaction: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  const pools = poolsOf.get(db);
  return pools ? inTransaction(pools.writers, work) : db.transaction().execute(work);
}
