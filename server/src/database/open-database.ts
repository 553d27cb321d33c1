import { sql } from 'kysely';
import type pg from 'pg';

import { operatorMessages } from '../operator-messages';
import type { Settings } from '../settings';
import { StartupError } from '../startup-error';
import { createDatabase, type Database } from './database';
import { startEmbeddedPostgres } from './embedded';

export interface DatabaseLog {
  debug: (message: string) => void;
  warn: (message: string) => void;
}

/** A database that answers. */
export interface OpenDatabase {
  db: Database;
  /** Resolves with its last words when the embedded database has ended; never for another one. */
  ended: Promise<string>;
  close(): Promise<void>;
}

// A server of ours uses this many of the 100 connections that PostgreSQL offers.
const poolSize = 20;

/**
 * Opens the database of the settings: the one at DATABASE_URL, or else the embedded one, which it starts.
 *
 * @throws StartupError when it cannot be reached, or is not one that we can use.
 */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  log: DatabaseLog,
): Promise<OpenDatabase> {
  let isClosing = false;
  const open = (connection: pg.PoolConfig) =>
    createDatabase({ max: poolSize, ...connection }, (error) => {
      // The pool does not wait for its connections to close, so PostgreSQL may end first.
      if (!isClosing) log.warn(`a database connection broke: ${error.message}`);
    });

  if (settings.databaseUrl !== undefined) {
    const db = open({ connectionString: settings.databaseUrl });
    try {
      await checkDatabase(db, settings.databaseUrl);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return { db, ended: new Promise(() => undefined), close: () => db.destroy() };
  }

  const embedded = await startEmbeddedPostgres({
    dataDir: settings.dataDir,
    log: (line) => {
      log.debug(`postgres: ${line}`);
    },
  });
  const db = open(embedded.connection);
  return {
    db,
    ended: embedded.ended,
    async close() {
      isClosing = true;
      await db.destroy();
      await embedded.stop();
    },
  };
}

/**
 * Makes sure that the database is one that we can use.
 *
 * @throws StartupError when it does not answer, is too old, or stores text in another encoding.
 */
export async function checkDatabase(db: Database, url: string): Promise<void> {
  const { rows } = await sql<{ number: number; version: string; encoding: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
           current_setting('server_encoding') as encoding`
    .execute(db)
    .catch((error: unknown) => {
      throw new StartupError(operatorMessages.databaseUnreachable(placeOf(url), reasonOf(error)), {
        cause: error,
      });
    });
  const [server] = rows;
  if (!server) return;
  if (server.number < 150_000) throw new StartupError(operatorMessages.databaseTooOld(server.version));
  if (server.encoding !== 'UTF8') throw new StartupError(operatorMessages.databaseEncoding(server.encoding));
}

/** Where it is, without the password. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}

/** Several attempts at one name fail together, with messages of their own and none for all. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0)
    return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
