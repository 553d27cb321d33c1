import { sql } from 'kysely';
import type pg from 'pg';

import { errorMessage } from '../error-message';
import { operatorMessages } from '../operator-messages';
import type { Settings } from '../settings/settings';
import { StartupError } from '../startup/startup-error';
import { createDatabase, type Database } from './database';
import { startEmbeddedPostgres } from './embedded';

export interface DatabaseLog {
  debug: (message: string) => void;
  warn: (message: string) => void;
}

export interface OpenDatabase {
  db: Database;
  /** Resolves with the last log lines when the embedded database exits. Stays pending for other databases. */
  ended: Promise<string>;
  close(): Promise<void>;
}

// Size of each of the two pools. Several servers may share PostgreSQL's default of 100 connections.
const poolSize = 10;

/** @throws StartupError when the database is unreachable or unsuitable. */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  log: DatabaseLog,
  /** Ends the wait for a command that uses the embedded database. */
  stopping: AbortSignal,
): Promise<OpenDatabase> {
  let isClosing = false;
  const open = (connection: pg.PoolConfig) =>
    createDatabase({ max: poolSize, ...connection }, (error) => {
      // During shutdown PostgreSQL may exit before the pool is closed.
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
    waitUntil: stopping,
    log: (line) => {
      log.debug(`postgres: ${line}`);
    },
    warn: (line) => {
      log.warn(line);
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

/** @throws StartupError when it is unreachable, older than 15, or not encoded in UTF8. */
export async function checkDatabase(db: Database, url: string): Promise<void> {
  const { rows } = await sql<{ number: number; version: string; encoding: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
           current_setting('server_encoding') as encoding`
    .execute(db)
    .catch((error: unknown) => {
      throw new StartupError(operatorMessages.databaseUnreachable(placeOf(url), errorMessage(error)), {
        cause: error,
      });
    });
  const [server] = rows;
  if (!server) return;
  if (server.number < 150_000) throw new StartupError(operatorMessages.databaseTooOld(server.version));
  if (server.encoding !== 'UTF8') throw new StartupError(operatorMessages.databaseEncoding(server.encoding));
}

/** Without credentials. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}
