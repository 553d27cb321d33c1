import { sql } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { isId } from '../database/ids';
import type { LockedPost } from '../posts/post-rows-repository';

/** Idempotent. */
export async function insertShare(
  transaction: DatabaseTransaction,
  { id: post_id }: LockedPost,
  userId: string,
): Promise<void> {
  await transaction
    .insertInto('shares')
    .values({ post_id, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks the posts that the member has shared: hiding or deleting one changes the same counts as deleting its shares. */
export async function lockSharedPosts(transaction: DatabaseTransaction, userId: string): Promise<void> {
  await sql`
    select from posts where id = any(array(select post_id from shares where user_id = ${userId}))
    order by id for no key update`.execute(transaction);
}

export async function countShares(db: DatabaseReader, postId: string): Promise<number> {
  const row = await db
    .selectFrom('share_counts')
    .select('shares')
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return row?.shares ?? 0;
}

/** Undefined for an unknown or hidden post. */
export async function findShares(db: DatabaseReader, postId: string): Promise<number | undefined> {
  if (!isId(postId)) return undefined;
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .where('hidden', 'is', null)
    .executeTakeFirst();
  return post && countShares(db, post.id);
}
