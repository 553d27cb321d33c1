import { sql, type Selectable } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { isId } from '../database/ids';
import type { Tables } from '../database/tables';
import { isPictureRemoved } from './removed-media-repository';

export type UploadRow = Selectable<Tables['uploads']>;
export type NewUpload = Omit<UploadRow, 'created_on'>;

/** URL of a row's file that `shownName` names. */
export const shownUrl = sql<string>`'/media/' || id || case
  when variants @> '[{"name": "avatar"}]' then '-avatar.webp' else '.' || extension end`;

export async function insertUpload(transaction: DatabaseTransaction, upload: NewUpload): Promise<void> {
  await transaction
    .insertInto('uploads')
    .values({ ...upload, variants: JSON.stringify(upload.variants) })
    .execute();
}

export async function findUpload(db: DatabaseReader, id: string): Promise<UploadRow | undefined> {
  if (!isId(id)) return undefined;
  return db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Also undefined for a removed picture. */
export async function findServedUpload(db: DatabaseReader, id: string): Promise<UploadRow | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.not(isPictureRemoved))
    .executeTakeFirst();
}

/** Undefined unless the picture was removed. */
export async function findRemovedPicture(db: DatabaseReader, id: string): Promise<UploadRow | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('mime', 'like', 'image/%')
    .where(isPictureRemoved)
    .executeTakeFirst();
}

export interface LockedUpload extends UploadRow {
  is_removed: boolean;
}

/** Protects uploads from collection and removal until the transaction ends. Skips those that are being collected. */
export async function lockUploads(
  transaction: DatabaseTransaction,
  ids: readonly string[],
): Promise<LockedUpload[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const locked = await transaction
    .selectFrom('uploads')
    .select('id')
    .where('id', 'in', known)
    .forKeyShare()
    .execute();
  if (locked.length === 0) return [];
  // Read under the lock: the first statement's snapshot misses a removal that it waited for.
  return transaction
    .selectFrom('uploads')
    .selectAll()
    .select(isPictureRemoved.as('is_removed'))
    .where(
      'id',
      'in',
      locked.map(({ id }) => id),
    )
    .execute();
}

/** Waits for posts that are linking the upload, and makes later ones wait until the transaction ends. */
export async function lockUploadLinks(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction.selectFrom('uploads').select('id').where('id', '=', id).forUpdate().execute();
}

export async function linkUploads(
  transaction: DatabaseTransaction,
  links: readonly { post_id: string; upload_id: string }[],
): Promise<void> {
  if (links.length === 0) return;
  await transaction
    .insertInto('post_uploads')
    .values([...links])
    .execute();
}

export async function deleteUploadRows(
  transaction: DatabaseTransaction,
  ids: readonly string[],
): Promise<Pick<UploadRow, 'id' | 'extension' | 'variants'>[]> {
  if (ids.length === 0) return [];
  return transaction
    .deleteFrom('uploads')
    .where('id', 'in', [...ids])
    .returning(['id', 'extension', 'variants'])
    .execute();
}

/** Moderators decide about it, or have removed it from a member who may appeal. */
const isEvidence = sql`(
  ${isPictureRemoved} and exists (select from users where users.id = uploads.owner_id and deleted_on is null)
  or exists (select from cases where target_id = uploads.id and target_kind = 'picture' and state <> 'done')
)`;

/** Uploads that neither a post nor a moderator needs. */
const findUnlinked = (transaction: DatabaseTransaction) =>
  transaction.selectFrom('uploads').select('id').where(sql<boolean>`
    not exists (select from post_uploads where upload_id = uploads.id) and not ${isEvidence}`);

/** Skips locked ones. */
async function lockFound(found: ReturnType<typeof findUnlinked>): Promise<string[]> {
  const locked = await found.forUpdate().skipLocked().execute();
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  // Rechecked under the lock: the first statement may miss a link that was committed just before it.
  const rechecked = await found.where('id', 'in', ids).execute();
  return rechecked.map(({ id }) => id);
}

/** Locks uploads of all owners that nothing needs. Skips locked ones. */
export const lockOrphans = (
  transaction: DatabaseTransaction,
  { storedBefore, limit }: { storedBefore: Date; limit: number },
): Promise<string[]> =>
  lockFound(
    findUnlinked(transaction)
      .where('created_on', '<', storedBefore)
      .where(
        sql<boolean>`
          not exists (select from users where substring(picture_url from '^/media/([0-9a-f-]{36})') = uploads.id::text)`,
      )
      .orderBy('created_on')
      .limit(limit),
  );

export async function findUploadsOfPosts(db: DatabaseReader, postIds: readonly string[]): Promise<string[]> {
  if (postIds.length === 0) return [];
  const rows = await db
    .selectFrom('post_uploads')
    .select('upload_id')
    .distinct()
    .where('post_id', 'in', postIds)
    .execute();
  return rows.map(({ upload_id }) => upload_id);
}

export async function findUploadsOfOwner(db: DatabaseReader, ownerId: string): Promise<string[]> {
  const rows = await db.selectFrom('uploads').select('id').where('owner_id', '=', ownerId).execute();
  return rows.map(({ id }) => id);
}

/** Locks those of the uploads that nothing needs. Skips locked ones. Only its owner's profile can show an upload. */
export const lockUnused = (transaction: DatabaseTransaction, ids: readonly string[]): Promise<string[]> =>
  lockFound(
    findUnlinked(transaction)
      .where(sql<boolean>`id = any(${ids.filter(isId)}::uuid[])`)
      .where(
        sql<boolean>`
          not exists (
            select from users where users.id = uploads.owner_id and picture_url like '/media/' || uploads.id || '%'
          )`,
      ),
  );
