import pg from 'pg';

/** SQLSTATEs: serialization failure, deadlock detected. PostgreSQL has rolled the transaction back. */
const codes = new Set(['40001', '40P01']);

/** Whether the same transaction may succeed when it runs again. */
export const isLostRace = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && codes.has(error.code);
