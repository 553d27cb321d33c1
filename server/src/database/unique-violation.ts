import pg from 'pg';

/** The name of the unique constraint or index that an insert or update broke; undefined for other errors. */
export function brokenUniqueConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined;
}
