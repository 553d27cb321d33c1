import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/** What functions that write take. Use cases get one from `change` alone (`outcome/change.ts`). */
export type DatabaseTransaction = Transaction<Tables>;

/** What functions that only read take: the pool or a transaction. */
export type DatabaseReader = Pick<Database, 'selectFrom' | 'getExecutor'>;

const pools = new WeakMap<Database, pg.Pool>();

/** Open and idle connections, and queries waiting for one. */
export interface ConnectionCounts {
  total: number;
  idle: number;
  waiting: number;
}

/** Counts the connections of a database from `createDatabase`. */
export function countConnections(db: Database): ConnectionCounts {
  const pool = pools.get(db);
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

/**
 * Creates a connection pool for PostgreSQL 15 or newer. It connects with the first query; `destroy()` closes it.
 *
 * @param onIdleError Receives the errors of idle connections. The pool replaces them.
 */
export function createDatabase(
  connection: pg.PoolConfig,
  onIdleError: (error: Error) => void = () => undefined,
): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: 30_000, application_name: 'alphazone', ...connection });
  // Without a listener a broken idle connection would crash the process.
  pool.on('error', onIdleError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}
