import { sql } from 'kysely';

import type { DatabaseTransaction } from '../database/database';
import { isId } from '../database/ids';
import type { NewPost, PostRow } from '../database/tables';
import { countColumns, type PostCountsRow } from './post-counts-repository';

const locked = Symbol('locked');

/** Required to change the post, its votes or its comments. */
export interface LockedPost extends Pick<PostRow, 'id' | 'author_id' | 'boost' | 'pinned'> {
  readonly [locked]: true;
}

const lockColumns = ['id', 'author_id', 'boost', 'pinned'] as const;

export async function lockPost(
  transaction: DatabaseTransaction,
  id: string,
): Promise<LockedPost | undefined> {
  if (!isId(id)) return undefined;
  const row = await transaction
    .selectFrom('posts')
    .select(lockColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { ...row, [locked]: true };
}

/** Ordered by id. */
export async function lockPostsTouchedBy(
  transaction: DatabaseTransaction,
  userId: string,
): Promise<LockedPost[]> {
  const { rows } = await sql<Pick<PostRow, 'id' | 'author_id' | 'boost' | 'pinned'>>`
    select id, author_id, boost, pinned from posts
    where author_id = ${userId}
      or id in (select post_id from votes where user_id = ${userId})
      or id in (select post_id from comments where user_id = ${userId})
    order by id for no key update`.execute(transaction);
  return rows.map((row) => ({ ...row, [locked]: true }));
}

export function insertPost(transaction: DatabaseTransaction, post: NewPost): Promise<PostCountsRow> {
  return transaction.insertInto('posts').values(post).returning(countColumns).executeTakeFirstOrThrow();
}
