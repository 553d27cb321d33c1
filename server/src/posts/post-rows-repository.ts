import { sql } from 'kysely';

import type { DatabaseTransaction } from '../database/database';
import { onlyRow, prepare } from '../database/prepared';
import type { PostRow } from '../database/tables';
import { countColumns, type PostCountsRow } from './post-counts-repository';

export interface NewPost extends Pick<
  PostRow,
  'id' | 'author_id' | 'title' | 'body' | 'category' | 'tags' | 'posted_on'
> {
  media: string;
}

const locked = Symbol('locked');

/** Required to change the post, its votes or its comments. */
export interface LockedPost extends LockedColumns {
  readonly [locked]: true;
}

type LockedColumns = Pick<PostRow, 'id' | 'author_id' | 'boost' | 'pinned'>;

export async function lockPost(
  transaction: DatabaseTransaction,
  id: string,
): Promise<LockedPost | undefined> {
  const [row] = await selectForUpdate(transaction, id);
  return row && { ...row, [locked]: true };
}

const selectForUpdate = prepare<[id: string], LockedColumns>(
  'select id, author_id, boost, pinned from posts where id = $1 for no key update',
);

export async function lockPostsTouchedBy(
  transaction: DatabaseTransaction,
  userId: string,
): Promise<LockedPost[]> {
  const { rows } = await sql<LockedColumns>`
    select id, author_id, boost, pinned from posts
    where author_id = ${userId}
      or id in (select post_id from votes where user_id = ${userId})
      or id in (select post_id from comments where user_id = ${userId})
    order by id for no key update`.execute(transaction);
  return rows.map((row) => ({ ...row, [locked]: true }));
}

export async function insertPost(
  transaction: DatabaseTransaction,
  { id, author_id, title, body, category, tags, media, posted_on }: NewPost,
): Promise<PostCountsRow> {
  return onlyRow(await insertRow(transaction, id, author_id, title, body, category, tags, media, posted_on));
}

const insertRow = prepare<
  [
    id: string,
    authorId: string,
    title: string,
    body: string,
    category: string,
    tags: readonly string[],
    media: string,
    postedOn: Date,
  ],
  PostCountsRow
>(`
  insert into posts (id, author_id, title, body, category, tags, media, posted_on)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  returning ${countColumns.join(', ')}`);
