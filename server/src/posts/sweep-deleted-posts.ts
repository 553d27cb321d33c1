import type { Database } from '../database/database';
import type { Log } from '../logging/log';
import { announceNothing } from '../outcome/announce';
import { createChange, type Change } from '../outcome/change';
import { runEvery, type PeriodicJob } from '../time/run-every';
import {
  deleteEmptyPost,
  deleteSomeComments,
  deleteSomeVotes,
  deleteUncounted,
  findMarkedPosts,
  lockMarkedPost,
} from './post-deletion-repository';

/** Rows per transaction. It locks their members for some milliseconds. */
const batchSize = 100;

const maxPosts = 100;

/** In this order: deleting a vote updates its notification, which must not be locked by another transaction. */
const parts = [deleteUncounted, deleteSomeVotes, deleteSomeComments];

/**
 * Deletes part of a marked post. All counts are right after each part.
 * @returns False when the post is deleted, when another server works on it, or when all remaining members are locked.
 */
export function sweepPart(change: Change, postId: string): Promise<boolean> {
  return change(async ({ transaction }) => {
    if (!(await lockMarkedPost(transaction, postId))) return false;
    for (const deletePart of parts) {
      if ((await deletePart(transaction, postId, batchSize)) > 0) return true;
    }
    return deleteEmptyPost(transaction, postId);
  });
}

/** Resolves when all remaining posts are locked by another server. */
export async function sweepDeletedPosts(db: Database, isStopped: () => boolean = () => false): Promise<void> {
  const change = createChange(db, announceNothing);
  for (let hasProgressed = true; hasProgressed;) {
    hasProgressed = false;
    for (const id of await findMarkedPosts(db, maxPosts)) {
      while (!isStopped() && (await sweepPart(change, id))) hasProgressed = true;
    }
  }
}

export interface SweeperOptions {
  db: Database;
  log: Pick<Log, 'error'>;
  /** @default 5 seconds */
  intervalMs?: number;
}

/** Several servers may sweep: each part locks its post. */
export const createPostSweeper = ({ db, log, intervalMs = 5_000 }: SweeperOptions): PeriodicJob =>
  runEvery(intervalMs, async (isStopped) => {
    try {
      await sweepDeletedPosts(db, isStopped);
    } catch (error) {
      log.error({ err: error }, 'votes and comments of deleted posts could not be deleted');
    }
  });
