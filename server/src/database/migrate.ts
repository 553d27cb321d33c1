import { Migrator, type Migration, type MigrationProvider } from 'kysely';

import type { Database } from './database';
import { up as community } from './migrations/0001-community';
import { up as chat } from './migrations/0002-chat';
import { up as notifications } from './migrations/0003-notifications';
import { up as resemblance } from './migrations/0003-resemblance';
import { up as gamification } from './migrations/0004-gamification';
import { up as shares } from './migrations/0005-shares';
import { up as uploads } from './migrations/0006-uploads';
import { up as sessions } from './migrations/0007-sessions';
import { up as socketEvents } from './migrations/0008-socket-events';
import { up as crypto } from './migrations/0009-crypto';

/** In order of their names. A migration that has run anywhere is never changed: the next one is added. */
const migrations: Record<string, Migration> = {
  '0001-community': { up: community },
  '0002-chat': { up: chat },
  '0003-notifications': { up: notifications },
  '0003-resemblance': { up: resemblance },
  '0004-gamification': { up: gamification },
  '0005-shares': { up: shares },
  '0006-uploads': { up: uploads },
  '0007-sessions': { up: sessions },
  '0008-socket-events': { up: socketEvents },
  '0009-crypto': { up: crypto },
};

const provider: MigrationProvider = { getMigrations: () => Promise.resolve(migrations) };

/**
 * Brings the database to the newest migration. Processes that start together take turns: Kysely holds an
 * advisory lock while it migrates.
 *
 * @throws The first migration's error; everything of this run is rolled back.
 */
export async function migrateToLatest(db: Database): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throwError(error);
}

/** The names of all migrations of this version, in order. */
export const knownMigrations = (): string[] => Object.keys(migrations).sort();

/**
 * Brings the database to one migration, or to the newest, within the caller's transaction: undone when
 * that is rolled back.
 *
 * @param db One connection, in a transaction.
 */
export async function migrateWithin(db: Database, name = knownMigrations().at(-1)): Promise<void> {
  if (name === undefined) return;
  const { error } = await new Migrator({ db, provider, disableTransactions: true }).migrateTo(name);
  if (error !== undefined) throwError(error);
}

/** Have all migrations of this version run? */
export async function isMigrated(db: Database): Promise<boolean> {
  const known = await new Migrator({ db, provider }).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}

function throwError(error: unknown): never {
  throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
}
