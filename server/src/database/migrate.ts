import { Migrator, type Migration, type MigrationProvider } from 'kysely';

import type { Database } from './database';
import { readMigrations } from './migrations';

let migrations: Record<string, Migration> | undefined;

/** Reads the files once: updating the checkout must not change a running server's migrations. */
const getMigrations = () => (migrations ??= readMigrations());

const provider: MigrationProvider = { getMigrations: () => Promise.resolve(getMigrations()) };

/** Locked against concurrent starts. @throws The first error, after rolling back all migrations. */
export async function migrateToLatest(db: Database): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throwError(error);
}

export const knownMigrations = (): string[] => Object.keys(getMigrations()).sort();

/** `db` is a single connection in the caller's transaction. */
export async function migrateWithin(db: Database, name = knownMigrations().at(-1)): Promise<void> {
  if (name === undefined) return;
  const { error } = await new Migrator({ db, provider, disableTransactions: true }).migrateTo(name);
  if (error !== undefined) throwError(error);
}

export async function isMigrated(db: Database): Promise<boolean> {
  const known = await new Migrator({ db, provider }).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}

function throwError(error: unknown): never {
  throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
}
