import { Migrator, sql, type Migration, type MigrationProvider } from 'kysely';

import type { Database } from './database';
import { up as community } from './migrations/0001-community';
import { up as chat } from './migrations/0002-chat';

/** In order of their names. A migration that has run anywhere is never changed: the next one is added. */
const migrations: Record<string, Migration> = {
  '0001-community': { up: community },
  '0002-chat': { up: chat },
};

const provider: MigrationProvider = { getMigrations: () => Promise.resolve(migrations) };

/** Any number, as long as nothing else in the database locks by it. */
const lockKey = 4_170_263;

/**
 * Brings the database to the newest migration. Processes that start together take turns.
 *
 * @throws The first migration's error; what it began is rolled back.
 */
export async function migrateToLatest(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Kysely's own lock begins after it made its tables, which two processes may try at once.
    await sql`select pg_advisory_lock(${lockKey})`.execute(connection);
    try {
      const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
      if (error !== undefined)
        throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
}

/** Have all migrations of this version run? */
export async function isMigrated(db: Database): Promise<boolean> {
  const known = await new Migrator({ db, provider }).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}
