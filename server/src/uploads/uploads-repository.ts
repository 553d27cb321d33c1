import type { Kysely } from 'kysely';

import type { Database } from '../database/database';
import { isId } from '../database/ids';
import type { Tables } from '../database/tables';
import type { MediaKind } from './media-kinds';

export interface NewUpload {
  id: string;
  ownerId: string;
  kind: MediaKind;
  bytes: number;
}

export const fileName = ({ id, kind }: Pick<NewUpload, 'id' | 'kind'>): string => `${id}.${kind.extension}`;

/** The address of an upload. */
export const urlOfUpload = (upload: Pick<NewUpload, 'id' | 'kind'>): string => `/media/${fileName(upload)}`;

export async function insertUpload(
  db: Kysely<Tables>,
  { id, ownerId, kind, bytes }: NewUpload,
): Promise<void> {
  await db
    .insertInto('uploads')
    .values({ id, owner_id: ownerId, mime: kind.mime, extension: kind.extension, bytes })
    .execute();
}

/** The media type of an upload; undefined when there is none of this name. */
export async function typeOfFile(db: Database, id: string, extension: string): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const row = await db
    .selectFrom('uploads')
    .select('mime')
    .where('id', '=', id)
    .where('extension', '=', extension)
    .executeTakeFirst();
  return row?.mime;
}

/** The media types of those addresses that are uploads. */
export async function uploadTypes(
  db: Database,
  uploads: readonly { url: string; id: string }[],
): Promise<Map<string, string>> {
  const ids = uploads.map(({ id }) => id).filter(isId);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'mime', 'extension'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row): [string, string] => [
      urlOfUpload({ id: row.id, kind: { mime: row.mime, extension: row.extension } }),
      row.mime,
    ]),
  );
}

export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}
