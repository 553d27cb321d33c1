import type { Vote } from '@alphazone/client';
import { sql, type Expression } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { countColumns, type PostCountsRow } from '../posts/post-counts-repository';
import type { LockedPost } from '../posts/post-rows-repository';

/** Votes are numbers in the database, so that they can be summed, and the contract's names elsewhere. */
const storedVote = { upVote: 1, downVote: -1 } as const satisfies Record<Vote, number>;

/** Null without a vote. */
export const voteNamed = (value: Expression<unknown>) =>
  sql<Vote | null>`case ${value} when ${storedVote.upVote} then 'upVote' when ${storedVote.downVote} then 'downVote' end`;

export async function findVote(db: DatabaseReader, postId: string, userId: string): Promise<Vote | null> {
  const row = await db
    .selectFrom('votes')
    .select((column) => voteNamed(column.ref('value')).as('vote'))
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.vote ?? null;
}

export async function storeVote(
  transaction: DatabaseTransaction,
  { id: postId }: LockedPost,
  { userId, vote, votedOn }: { userId: string; vote: Vote; votedOn: Date },
): Promise<void> {
  const value = storedVote[vote];
  await transaction
    .insertInto('votes')
    .values({ post_id: postId, user_id: userId, value, voted_on: votedOn })
    .onConflict((conflict) =>
      conflict.columns(['post_id', 'user_id']).doUpdateSet({ value, voted_on: votedOn }),
    )
    .execute();
}

export async function deleteVote(
  transaction: DatabaseTransaction,
  { id: postId }: LockedPost,
  userId: string,
): Promise<void> {
  await transaction.deleteFrom('votes').where('post_id', '=', postId).where('user_id', '=', userId).execute();
}

export function addToVoteCounts(
  transaction: DatabaseTransaction,
  { id }: LockedPost,
  { up, down }: { up: number; down: number },
): Promise<PostCountsRow> {
  return transaction
    .updateTable('posts')
    .set({ up_votes: sql`up_votes + ${up}`, down_votes: sql`down_votes + ${down}` })
    .where('id', '=', id)
    .returning(countColumns)
    .executeTakeFirstOrThrow();
}

/** Also updates the posts' counts. */
export async function deleteVotesOf(
  transaction: DatabaseTransaction,
  posts: readonly LockedPost[],
  userId: string,
): Promise<void> {
  await sql`
    with gone as (
      delete from votes where user_id = ${userId} and post_id = any(${posts.map(({ id }) => id)}::uuid[])
      returning post_id, value
    )
    update posts set
      up_votes = up_votes - (gone.value = 1)::int,
      down_votes = down_votes - (gone.value = -1)::int
    from gone where posts.id = gone.post_id`.execute(transaction);
}
