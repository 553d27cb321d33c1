import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Database } from '../database/database';
import { dayMs, hourMs } from '../time/durations';
import type { Log } from '../logging/log';
import { announceNothing } from '../outcome/announce';
import { createChange, type Change } from '../outcome/change';
import { runEvery, type PeriodicJob } from '../time/run-every';
import { deleteUploads, removeFiles } from './delete-uploads';
import { incomingPrefix } from './received-file';
import { withCollectorLock } from './removals-repository';
import type { MediaStorage } from './storage/media-storage';
import { lockOrphans } from './uploads-repository';

/** Time before an unused upload is an orphan. A post may wait in the outbox for six days. */
const graceMs = 7 * dayMs;

/** Time before an incomplete upload is a leftover. No upload takes that long. */
const incomingGraceMs = dayMs;

const batchSize = 500;

export interface Collected {
  uploads: number;
  files: number;
  leftovers: number;
}

export interface CollectionOptions {
  db: Database;
  storage: MediaStorage;
  now?: number;
  /** Ends the collection after the current batch. @default never */
  isStopped?: () => boolean;
}

/**
 * Keeps uploads that a concurrent transaction is linking to a post.
 * @returns Undefined when another process is collecting.
 */
export async function collectOnce({
  db,
  storage,
  now = Date.now(),
  isStopped = () => false,
}: CollectionOptions): Promise<Collected | undefined> {
  const leftovers = await removeLeftovers(storage.workDir, now);
  return withCollectorLock(db, async (connection) => {
    const change = createChange(connection, announceNothing);
    const uploads = await deleteOrphans(change, new Date(now - graceMs), isStopped);
    const files = await removeFiles(change, storage, isStopped);
    return { uploads, files, leftovers };
  });
}

async function deleteOrphans(change: Change, storedBefore: Date, isStopped: () => boolean): Promise<number> {
  for (let deleted = 0; ;) {
    const ids = await change(async ({ transaction }) => {
      const orphans = await lockOrphans(transaction, { storedBefore, limit: batchSize });
      await deleteUploads(transaction, orphans);
      return orphans;
    });
    deleted += ids.length;
    if (ids.length === 0 || isStopped()) return deleted;
  }
}

/** Removes only leftovers on this machine. */
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

export interface CollectorOptions extends Omit<CollectionOptions, 'now' | 'isStopped'> {
  log: Pick<Log, 'info' | 'error'>;
  intervalMs?: number;
}

export const collectOrphans = ({ db, storage, log, intervalMs = hourMs }: CollectorOptions): PeriodicJob =>
  runEvery(intervalMs, async (isStopped) => {
    try {
      const collected = await collectOnce({ db, storage, isStopped });
      if (collected) log.info({ ...collected }, 'orphaned uploads were collected');
    } catch (error) {
      log.error({ err: error }, 'orphaned uploads could not be collected');
    }
  });
