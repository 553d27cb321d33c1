import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Database } from '../database/database';
import { announceNothing } from '../outcome/announce';
import { createChange, type Change } from '../outcome/change';
import { deleteUploads, removeFiles } from './delete-uploads';
import { incomingPrefix } from './received-file';
import { asOnlyCollector } from './removals-repository';
import type { MediaStorage } from './storage/media-storage';
import { lockOrphans } from './uploads-repository';

const hour = 3_600_000;

/** Age in milliseconds from which an upload without a post is an orphan. A draft survives a weekend. */
const graceMs = 72 * hour;

/** Age in milliseconds from which an incomplete upload on disk is abandoned. No upload takes that long. */
const incomingGraceMs = 24 * hour;

const uploadsAtOnce = 500;

/** What a collection deleted. */
export interface Collected {
  uploads: number;
  files: number;
  /** Incomplete uploads, left on disk by a crash. */
  leftovers: number;
}

export interface CollectionOptions {
  db: Database;
  storage: MediaStorage;
  /** Milliseconds since 1970. @default Date.now() */
  now?: number;
}

/**
 * Deletes uploads that neither a post nor a profile shows, their files, and what crashes left behind. Keeps
 * an upload that a post is taking at the moment.
 *
 * @returns undefined when another process is collecting.
 */
export async function collectOnce({
  db,
  storage,
  now = Date.now(),
}: CollectionOptions): Promise<Collected | undefined> {
  const leftovers = await removeLeftovers(storage.workDir, now);
  return asOnlyCollector(db, async (connection) => {
    const change = createChange(connection, announceNothing);
    const uploads = await deleteOrphans(change, new Date(now - graceMs));
    const files = await removeFiles(change, storage);
    return { uploads, files, leftovers };
  });
}

async function deleteOrphans(change: Change, storedBefore: Date): Promise<number> {
  for (let deleted = 0; ;) {
    const ids = await change(async ({ transaction }) => {
      const orphans = await lockOrphans(transaction, { storedBefore, limit: uploadsAtOnce });
      await deleteUploads(transaction, orphans);
      return orphans;
    });
    if (ids.length === 0) return deleted;
    deleted += ids.length;
  }
}

/** Removes abandoned incomplete uploads from this machine's folder. */
async function removeLeftovers(workDir: string, now: number): Promise<number> {
  const names = await readdir(workDir).catch(() => []);
  let removed = 0;
  for (const name of names.filter((candidate) => candidate.startsWith(incomingPrefix))) {
    const path = join(workDir, name);
    const state = await stat(path).catch(() => undefined);
    if (!state || state.mtimeMs > now - incomingGraceMs) continue;
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
 * Collects orphans at intervals until it is stopped.
 *
 * @returns `stop` waits for a pending collection.
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
