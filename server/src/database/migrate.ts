import { Migrator, type Migration, type MigrationProvider } from 'kysely';

import type { Database } from './database';
import { readMigrations } from './migrations';

let migrations: Record<string, Migration> | undefined;

/** Reads the files once: updating the checkout must not change a running server's migrations. */
const getMigrations = () => (migrations ??= readMigrations());

const provider: MigrationProvider = { getMigrations: () => Promise.resolve(getMigrations()) };

/**
 * Runs all pending migrations under Kysely's advisory lock, so that concurrent processes may start at once.
 *
 * @throws The first migration's error, after rolling back every migration of this run.
 */
export async function migrateToLatest(db: Database): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throwError(error);
}

/** Returns the names of this version's migrations, in order. */
export const knownMigrations = (): string[] => Object.keys(getMigrations()).sort();

/**
 * Runs pending migrations up to and including `name` in the caller's transaction.
 *
 * @param db A single connection in a transaction.
 * @param name A migration's name. @default the latest migration
 */
export async function migrateWithin(db: Database, name = knownMigrations().at(-1)): Promise<void> {
  if (name === undefined) return;
  const { error } = await new Migrator({ db, provider, disableTransactions: true }).migrateTo(name);
  if (error !== undefined) throwError(error);
}

/** Returns whether all migrations of this version have run. */
export async function isMigrated(db: Database): Promise<boolean> {
  const known = await new Migrator({ db, provider }).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}

function throwError(error: unknown): never {
  throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
}
