import { setTimeout as sleep } from 'node:timers/promises';

import { Migrator, sql, type Migration, type MigrationProvider } from 'kysely';
import pg from 'pg';

import { operatorMessages } from '../operator-messages';
import { StartupError } from '../startup/startup-error';
import type { Database } from './database';
import { isLockTimeout, isLostRace } from './lost-race';
import { readMigrations } from './migrations';

let migrations: Record<string, Migration> | undefined;

/** Reads the files once: updating the checkout must not change a running server's migrations. */
const getMigrations = () => (migrations ??= readMigrations());

/** Kysely orders executed migrations by this machine's clock, which may have been set back between two updates. */
const inAnyOrder = { allowUnorderedMigrations: true };

const provider: MigrationProvider = { getMigrations: () => Promise.resolve(getMigrations()) };

/**
 * Longer than `deadlock_timeout`, after which autovacuum yields. Members' statements wait behind the
 * migration for at most this long.
 */
const lockTimeoutMs = 3_000;

/** Lets the statements that waited behind the migration finish. */
const retryDelayMs = 2_000;

/**
 * Locked against concurrent starts. Retries as long as other transactions hold its locks.
 * @throws StartupError when a newer version has migrated the database. The first other error, after rolling back all migrations.
 */
export async function migrateToLatest(
  db: Database,
  warn: (message: string) => void = () => undefined,
): Promise<void> {
  await refuseNewer(db);
  for (;;) {
    const error = await tryToMigrate(db);
    if (error === undefined) return;
    if (!isLockTimeout(error) && !isLostRace(error)) throwError(error);
    warn(`the migration waits for other transactions, the oldest: ${await oldestTransaction(db)}`);
    await sleep(retryDelayMs);
  }
}

const tryToMigrate = (db: Database): Promise<unknown> =>
  db.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(connection);
    try {
      return (await new Migrator({ db: connection, provider, ...inAnyOrder }).migrateToLatest()).error;
    } finally {
      // The pool replaces a broken connection.
      await sql`reset lock_timeout`.execute(connection).catch(() => undefined);
    }
  });

async function oldestTransaction(db: Database): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select format('%s (process %s) since %s', coalesce(nullif(application_name, ''), 'a program'), pid, xact_start) as text
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 1`.execute(db);
  return rows[0]?.text ?? 'none any more';
}

export const knownMigrations = (): string[] => Object.keys(getMigrations()).sort();

/** `db` is a single connection in the caller's transaction. */
export async function migrateWithin(db: Database, name = knownMigrations().at(-1)): Promise<void> {
  if (name === undefined) return;
  const { error } = await new Migrator({ db, provider, ...inAnyOrder, disableTransactions: true }).migrateTo(
    name,
  );
  if (error !== undefined) throwError(error);
}

export async function isMigrated(db: Database): Promise<boolean> {
  const executed = new Set(await executedMigrations(db));
  return knownMigrations().every((name) => executed.has(name));
}

async function refuseNewer(db: Database): Promise<void> {
  const known = new Set(knownMigrations());
  const unknown = (await executedMigrations(db)).find((name) => !known.has(name));
  if (unknown !== undefined) throw new StartupError(operatorMessages.newerVersion(unknown));
}

/** Empty before the first migration. */
async function executedMigrations(db: Database): Promise<string[]> {
  try {
    // Kysely's own check would read the definitions of all tables.
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

const isMissingTable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '42P01';

function throwError(error: unknown): never {
  throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
}
