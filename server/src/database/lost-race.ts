import pg from 'pg';

/** SQLSTATEs: serialization failure, deadlock detected. PostgreSQL has rolled the transaction back. */
const codes = new Set(['40001', '40P01']);

/** Whether a retry of the transaction may succeed. */
export const isLostRace = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && codes.has(error.code);

/** Whether a lock was not granted within `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '55P03';

/** Other errors, such as a lost connection, may follow the commit. */
export const isRolledBack = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR';
