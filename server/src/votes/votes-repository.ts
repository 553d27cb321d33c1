import { sql, type Transaction } from 'kysely';

import type { Outcome } from '../activity/activity';
import { recordActivity } from '../activity/record-activity';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { countColumns, lockPost, type PostCountsRow } from '../posts/change-post';
import { nextVote, voteDelta, type VoteValue } from './votes-rules';

/** A member's vote on a post: 1, -1 or null. */
export async function findVote(
  db: Database | Transaction<Tables>,
  postId: string,
  userId: string,
): Promise<VoteValue | null> {
  const row = await db
    .selectFrom('votes')
    .select('value')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return row.value > 0 ? 1 : -1;
}

/** Votes, with everything that is counted; undefined when there is no such post. */
export function castVote(
  db: Database,
  postId: string,
  userId: string,
  wanted: VoteValue,
  now = new Date(),
): Promise<{ row: PostCountsRow; vote: VoteValue | null; outcome: Outcome } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const post = await lockPost(transaction, postId);
    if (!post) return undefined;
    const before = await findVote(transaction, postId, userId);
    const vote = nextVote(before, wanted);
    await storeVote(transaction, postId, userId, vote, now);

    const { up, down } = voteDelta(before, vote);
    const row = await transaction
      .updateTable('posts')
      .set({ up_votes: sql`up_votes + ${up}`, down_votes: sql`down_votes + ${down}` })
      .where('id', '=', postId)
      .returning(countColumns)
      .executeTakeFirstOrThrow();
    if (up !== 0) {
      await transaction
        .updateTable('users')
        .set({ likes_given_count: sql`likes_given_count + ${up}` })
        .where('id', '=', userId)
        .execute();
    }
    const outcome = await recordActivity(
      transaction,
      {
        kind: 'post voted',
        actorId: userId,
        postId,
        postAuthorId: post.author_id,
        before,
        after: vote,
      },
      now,
    );
    return { row, vote, outcome };
  });
}

async function storeVote(
  transaction: Transaction<Tables>,
  postId: string,
  userId: string,
  vote: VoteValue | null,
  now: Date,
): Promise<void> {
  if (vote === null) {
    await transaction
      .deleteFrom('votes')
      .where('post_id', '=', postId)
      .where('user_id', '=', userId)
      .execute();
    return;
  }
  await transaction
    .insertInto('votes')
    .values({ post_id: postId, user_id: userId, value: vote, voted_on: now })
    .onConflict((conflict) =>
      conflict.columns(['post_id', 'user_id']).doUpdateSet({ value: vote, voted_on: now }),
    )
    .execute();
}
