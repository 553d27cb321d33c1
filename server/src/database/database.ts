import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/** Use cases get one only from `change` (`outcome/change.ts`). */
export type DatabaseTransaction = Transaction<Tables>;

/** The pool or a transaction. For functions that only read. */
export type DatabaseReader = Pick<Database, 'selectFrom' | 'getExecutor'>;

const pools = new WeakMap<Database, pg.Pool>();

export interface ConnectionCounts {
  total: number;
  idle: number;
  waiting: number;
}

export function countConnections(db: Database): ConnectionCounts {
  const pool = pools.get(db);
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

/** Connects lazily. The pool replaces idle connections that fail. */
export function createDatabase(
  connection: pg.PoolConfig,
  onIdleError: (error: Error) => void = () => undefined,
): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: 30_000, application_name: 'alphazone', ...connection });
  // Without a listener, a lost idle connection would crash the process.
  pool.on('error', onIdleError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}
