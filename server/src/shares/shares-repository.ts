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

export async function countShares(db: DatabaseReader, postId: string): Promise<number> {
  const { count } = await db
    .selectFrom('shares')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return Number(count);
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
