import type { DatabaseTransaction } from '../database/database';
import type { Change } from '../outcome/change';
import { deleteRemovals, insertRemovals, lockRemovals, tryShareCollectorLock } from './removals-repository';
import type { MediaStorage } from './storage/media-storage';
import { fileNames, type NamedUpload } from './upload-files';
import { deleteUploadRows, lockUnused, lockUploads } from './uploads-repository';

const batchSize = 200;

/** Deletes the rows and queues their files for `removeFiles`. */
export async function deleteUploads(transaction: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  const deleted = await deleteUploadRows(transaction, ids);
  await insertRemovals(transaction, deleted.flatMap(fileNames));
}

/**
 * If the upload's row has been deleted, queues the removal of its files: some were stored after the deletion had queued
 * their names.
 * @returns Whether the row exists. It is locked until the transaction ends.
 */
export async function lockOrRemove(transaction: DatabaseTransaction, upload: NamedUpload): Promise<boolean> {
  const locked = await lockUploads(transaction, [upload.id]);
  if (locked.length > 0) return true;
  await insertRemovals(transaction, fileNames(upload));
  return false;
}

/** Ends the URLs of those that nothing shows any more. The collector deletes those that another transaction locks. */
export async function deleteUnused(transaction: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += batchSize)
    await deleteUploads(transaction, await lockUnused(transaction, ids.slice(at, at + batchSize)));
}

/** A file stays queued until it is removed, even across outages and crashes, and while a backup copies files. */
export async function removeFiles(
  change: Change,
  storage: MediaStorage,
  isStopped: () => boolean = () => false,
): Promise<number> {
  for (let removed = 0; ;) {
    const names = await change(async ({ transaction }) => {
      if (!(await tryShareCollectorLock(transaction))) return [];
      const found = await lockRemovals(transaction, batchSize);
      if (found.length === 0) return [];
      await storage.remove(found);
      await deleteRemovals(transaction, found);
      return found;
    });
    removed += names.length;
    if (names.length === 0 || isStopped()) return removed;
  }
}

const removing = new WeakSet<MediaStorage>();

/**
 * Removes files for one caller at a time, because each holds a connection until the storage responds. Never rejects:
 * the collector removes the rest.
 */
export async function discardUpload(
  change: Change,
  storage: MediaStorage,
  upload: NamedUpload,
): Promise<void> {
  try {
    await change(async ({ transaction }) => {
      if (await lockOrRemove(transaction, upload)) await deleteUploads(transaction, [upload.id]);
    });
    if (removing.has(storage)) return;
    removing.add(storage);
    await removeFiles(change, storage).finally(() => removing.delete(storage));
  } catch {
    // The caller has a better reason to report.
  }
}
