import type { components, PostMedia } from '@alphazone/client';
import { sql, type Selectable, type Transaction } from 'kysely';

import type { Database } from '../database/database';
import { isId } from '../database/ids';
import type { StoredVariant, Tables } from '../database/tables';
import type { MediaKind } from './media-kinds';

/** A stored upload. */
export interface Upload {
  id: string;
  ownerId: string;
  kind: MediaKind;
  bytes: number;
  /** Of a picture, in pixels. */
  size: { width: number; height: number } | undefined;
  variants: StoredVariant[];
}

type UploadedFile = components['schemas']['UploadedFile'];
type UploadRow = Selectable<Tables['uploads']>;
type NamedUpload = Pick<UploadRow, 'id' | 'extension' | 'variants'>;

const originalName = ({ id, extension }: Pick<UploadRow, 'id' | 'extension'>) => `${id}.${extension}`;
const variantName = (id: string, variant: string) => `${id}-${variant}.webp`;

/** Names of all files of an upload. */
export const fileNames = (upload: NamedUpload): string[] => [
  originalName(upload),
  ...upload.variants.map(({ name }) => variantName(upload.id, name)),
];

const urlOfName = (name: string): string => `/media/${name}`;

/** The address of a variant of an upload. */
export const variantUrl = ({ id }: Pick<Upload, 'id'>, variant: string): string =>
  urlOfName(variantName(id, variant));

/** An upload as clients learn of it. */
export function presentUpload<Mime extends string>(
  row: Pick<UploadRow, 'id' | 'extension' | 'width' | 'height' | 'variants'> & { mime: Mime },
): UploadedFile & { type: Mime } {
  const { id, mime, width, height, variants } = row;
  return {
    url: urlOfName(originalName(row)),
    type: mime,
    ...(width !== null && height !== null && { width, height }),
    ...(variants.length > 0 && {
      variants: variants.map(({ name, ...size }) => ({
        url: urlOfName(variantName(id, name)),
        width: size.width,
        height: size.height,
      })),
    }),
  };
}

/** The upload as the database has it. */
export const uploadRow = ({ id, ownerId, kind, bytes, size, variants }: Upload) => ({
  id,
  owner_id: ownerId,
  mime: kind.mime,
  extension: kind.extension,
  bytes,
  width: size?.width ?? null,
  height: size?.height ?? null,
  variants,
});

export async function insertUpload(db: Database, upload: Upload): Promise<void> {
  const row = uploadRow(upload);
  await db
    .insertInto('uploads')
    .values({ ...row, variants: JSON.stringify(row.variants) })
    .execute();
}

/** A file that can be served. */
export interface ServedFile {
  name: string;
  mime: string;
  bytes: number;
  storedOn: Date;
}

/** The file of this name; undefined when no upload has one. */
export async function findFile(db: Database, name: string): Promise<ServedFile | undefined> {
  const id = name.slice(0, 36);
  if (!isId(id)) return undefined;
  const row = await db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  if (name === originalName(row)) return { name, mime: row.mime, bytes: row.bytes, storedOn: row.created_on };
  const variant = row.variants.find((candidate) => name === variantName(id, candidate.name));
  return variant && { name, mime: 'image/webp', bytes: variant.bytes, storedOn: row.created_on };
}

/**
 * The uploads with these ids, by their addresses. Until the transaction ends, none of them is collected: one
 * that is just being collected is not among them.
 */
export async function holdUploads(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<Map<string, { id: string; media: PostMedia }>> {
  const known = ids.filter(isId);
  if (known.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('uploads')
    .selectAll()
    .where('id', 'in', known)
    .forKeyShare()
    .execute();
  return new Map(
    rows.map((row) => {
      const media = presentUpload(row);
      return [media.url, { id: row.id, media }] as const;
    }),
  );
}

/** Remembers that a post shows these uploads. */
export async function linkUploads(
  transaction: Transaction<Tables>,
  postId: string,
  uploadIds: readonly string[],
): Promise<void> {
  if (uploadIds.length === 0) return;
  await transaction
    .insertInto('post_uploads')
    .values(uploadIds.map((upload_id) => ({ post_id: postId, upload_id })))
    .execute();
}

/** Deletes uploads; their files are to be removed when the transaction is committed. */
export async function deleteUploads(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await transaction
    .deleteFrom('uploads')
    .where('id', 'in', [...ids])
    .returning(['id', 'extension', 'variants'])
    .execute();
  const names = gone.flatMap(fileNames);
  if (names.length === 0) return;
  await transaction
    .insertInto('media_removals')
    .values(names.map((name) => ({ name })))
    .execute();
}

/**
 * Uploads that were stored before the time and that neither a post nor a profile shows. Until the transaction
 * ends, nobody else gets hold of them; one that somebody has hold of is not among them.
 */
export async function lockOrphans(
  transaction: Transaction<Tables>,
  { storedBefore, limit }: { storedBefore: Date; limit: number },
): Promise<string[]> {
  const isUnused = sql<boolean>`
    not exists (select from post_uploads where upload_id = uploads.id)
    and not exists (select from users where substring(picture_url from '^/media/([0-9a-f-]{36})') = uploads.id::text)`;
  const candidates = await transaction
    .selectFrom('uploads')
    .select('id')
    .where('created_on', '<', storedBefore)
    .where(isUnused)
    .orderBy('created_on')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (candidates.length === 0) return [];
  // Looked at once more under the lock: the first look may have been just before somebody's commit.
  const orphans = await transaction
    .selectFrom('uploads')
    .select('id')
    .where(
      'id',
      'in',
      candidates.map(({ id }) => id),
    )
    .where(isUnused)
    .execute();
  return orphans.map(({ id }) => id);
}
