import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/** What functions that write take. Use cases get one from `change` alone (`outcome/change.ts`). */
export type DatabaseTransaction = Transaction<Tables>;

/** What functions that only read take: the pool or a transaction. */
export type DatabaseReader = Pick<Database, 'selectFrom' | 'getExecutor'>;

const pools = new WeakMap<Database, pg.Pool>();

/** How many connections a database has open, has idle, and how many queries wait for one. */
export interface ConnectionCounts {
  total: number;
  idle: number;
  waiting: number;
}

/** Counts the connections of a database that `createDatabase` made. */
export function countConnections(db: Database): ConnectionCounts {
  const pool = pools.get(db);
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

/**
 * Opens a pool of connections to PostgreSQL 15 or newer. Nothing is connected before the first query;
 * `destroy()` closes the pool.
 *
 * @param onIdleError Hears of connections that break while nobody uses them; the pool replaces them.
 */
export function createDatabase(
  connection: pg.PoolConfig,
  onIdleError: (error: Error) => void = () => undefined,
): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: 30_000, application_name: 'alphazone', ...connection });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', onIdleError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}
