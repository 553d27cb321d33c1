import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';

import type { Database } from '../database/database';
import { incomingPrefix } from './received-file';
import { removeFiles } from './removals';
import type { MediaStorage } from './storage/media-storage';
import { deleteUploads, lockOrphans } from './uploads-repository';

const hour = 3_600_000;

/** How long an upload may wait for the post that shows it, in milliseconds: a draft survives a weekend. */
const grace = 72 * hour;

/** How old what an upload left on disk must be, in milliseconds. No upload takes that long. */
const incomingGrace = 24 * hour;

const uploadsAtOnce = 500;

// Any number that nothing else of ours locks.
const collectorLock = 7_240_113_061;

/** What a collection took away. */
export interface Collected {
  uploads: number;
  files: number;
  /** Left behind by uploads that a crash cut short. */
  leftovers: number;
}

export interface CollectionOptions {
  db: Database;
  storage: MediaStorage;
  /** The present, in milliseconds. @default Date.now() */
  now?: number;
}

/**
 * Takes away what nobody can see any more: uploads that neither a post nor a profile shows, their files, and
 * what crashes left behind. An upload that a post takes at this moment stays.
 *
 * @returns undefined when another node is at it.
 */
export async function collectOnce({
  db,
  storage,
  now = Date.now(),
}: CollectionOptions): Promise<Collected | undefined> {
  const leftovers = await removeLeftovers(storage.workDir, now);
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_lock(${collectorLock}) as locked`.execute(connection);
    if (!rows[0]?.locked) return undefined;
    try {
      const uploads = await deleteOrphans(connection, new Date(now - grace));
      const files = await removeFiles(connection, storage);
      return { uploads, files, leftovers };
    } finally {
      await sql`select pg_advisory_unlock(${collectorLock})`.execute(connection);
    }
  });
}

async function deleteOrphans(db: Database, storedBefore: Date): Promise<number> {
  for (let deleted = 0; ;) {
    const ids = await db.transaction().execute(async (transaction) => {
      const orphans = await lockOrphans(transaction, { storedBefore, limit: uploadsAtOnce });
      await deleteUploads(transaction, orphans);
      return orphans;
    });
    if (ids.length === 0) return deleted;
    deleted += ids.length;
  }
}

/** Removes what uploads that were cut short left in this machine's folder. */
async function removeLeftovers(workDir: string, now: number): Promise<number> {
  const names = await readdir(workDir).catch(() => []);
  let removed = 0;
  for (const name of names.filter((candidate) => candidate.startsWith(incomingPrefix))) {
    const path = join(workDir, name);
    const state = await stat(path).catch(() => undefined);
    if (!state || state.mtimeMs > now - incomingGrace) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

export interface CollectorOptions extends Omit<CollectionOptions, 'now'> {
  log: { info: (facts: object, message: string) => void; error: (facts: object, message: string) => void };
  /** Time between two collections, in milliseconds. @default an hour */
  every?: number;
}

/**
 * Collects orphans now and then, until it is stopped.
 *
 * @returns `stop` waits for a collection that is under way.
 */
export function collectOrphans({ db, storage, log, every = hour }: CollectorOptions): {
  stop: () => Promise<void>;
} {
  let running: Promise<void> | undefined;
  const collect = async () => {
    try {
      const collected = await collectOnce({ db, storage });
      if (collected) log.info({ ...collected }, 'orphaned uploads were collected');
    } catch (error) {
      // The next collection tries again.
      log.error({ err: error }, 'orphaned uploads could not be collected');
    }
    running = undefined;
  };
  const timer = setInterval(() => {
    running ??= collect();
  }, every);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
