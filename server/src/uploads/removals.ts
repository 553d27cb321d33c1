import type { Database } from '../database/database';
import type { MediaStorage } from './storage/media-storage';
import { deleteUploads } from './uploads-repository';

const namesAtOnce = 200;

/**
 * Removes the files of deleted uploads from the storage. Their names are in the database until the files are
 * gone, so that none is forgotten when the storage is away or the server ends.
 *
 * @returns how many were removed.
 */
export async function removeFiles(db: Database, storage: MediaStorage): Promise<number> {
  for (let removed = 0; ;) {
    const names = await db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('media_removals')
        .select('name')
        .limit(namesAtOnce)
        .forUpdate()
        .skipLocked()
        .execute();
      const found = rows.map(({ name }) => name);
      if (found.length === 0) return [];
      await storage.remove(found);
      await transaction.deleteFrom('media_removals').where('name', 'in', found).execute();
      return found;
    });
    if (names.length === 0) return removed;
    removed += names.length;
  }
}

/** Takes an upload back that nothing refers to. When its files cannot be removed now, the collector does it. */
export async function discardUpload(db: Database, storage: MediaStorage, id: string): Promise<void> {
  await db.transaction().execute((transaction) => deleteUploads(transaction, [id]));
  await removeFiles(db, storage).catch(() => undefined);
}
