import type { Database } from '../database/database';
import { lockPost } from '../posts/change-post';
import { countsAsShare } from './shares-rules';

/**
 * Remembers that somebody shared a post, once per member and post, and only where it counts.
 *
 * @param sharerId Undefined for a visitor.
 * @returns How many members have shared it; undefined when there is no such post.
 */
export function sharePostBy(
  db: Database,
  postId: string,
  sharerId: string | undefined,
): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    const post = await lockPost(transaction, postId);
    if (!post) return undefined;
    if (sharerId !== undefined && countsAsShare(sharerId, post.author_id)) {
      await transaction
        .insertInto('shares')
        .values({ post_id: postId, user_id: sharerId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const { count } = await transaction
      .selectFrom('shares')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('post_id', '=', postId)
      .executeTakeFirstOrThrow();
    return Number(count);
  });
}
