import pg from 'pg';

/** Returns the name of the violated unique constraint or index, or undefined for other errors. */
export function brokenUniqueConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined;
}
