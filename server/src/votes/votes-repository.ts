import type { Vote } from '@alphazone/client';
import { sql, type Expression } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { onlyRow, prepare } from '../database/prepared';
import { countColumns, type PostCountsRow } from '../posts/post-counts-repository';
import type { LockedPost } from '../posts/post-rows-repository';

/** Votes are numbers in the database, so that they can be summed, and the contract's names elsewhere. */
const storedVote = { upVote: 1, downVote: -1 } as const satisfies Record<Vote, number>;

const nameOf = (value: number): Vote => (value === storedVote.upVote ? 'upVote' : 'downVote');

export const voteNamed = (value: Expression<unknown>) =>
  sql<Vote | null>`case ${value} when ${storedVote.upVote} then 'upVote' when ${storedVote.downVote} then 'downVote' end`;

export async function findVote(db: DatabaseReader, postId: string, userId: string): Promise<Vote | null> {
  const [row] = await selectVote(db, postId, userId);
  return row ? nameOf(row.value) : null;
}

const selectVote = prepare<[postId: string, userId: string], { value: number }>(
  'select value from votes where post_id = $1 and user_id = $2',
);

export async function storeVote(
  transaction: DatabaseTransaction,
  { id: postId }: LockedPost,
  { userId, vote, votedOn }: { userId: string; vote: Vote; votedOn: Date },
): Promise<void> {
  await upsertVote(transaction, postId, userId, storedVote[vote], votedOn);
}

const upsertVote = prepare<[postId: string, userId: string, value: number, votedOn: Date], never>(
  `insert into votes (post_id, user_id, value, voted_on) values ($1, $2, $3, $4)
   on conflict (post_id, user_id) do update set value = excluded.value, voted_on = excluded.voted_on`,
);

export async function deleteVote(
  transaction: DatabaseTransaction,
  { id: postId }: LockedPost,
  userId: string,
): Promise<void> {
  await deleteOne(transaction, postId, userId);
}

const deleteOne = prepare<[postId: string, userId: string], never>(
  'delete from votes where post_id = $1 and user_id = $2',
);

export async function addToVoteCounts(
  transaction: DatabaseTransaction,
  { id }: LockedPost,
  { up, down }: { up: number; down: number },
): Promise<PostCountsRow> {
  return onlyRow(await updateCounts(transaction, id, up, down));
}

const updateCounts = prepare<[id: string, up: number, down: number], PostCountsRow>(
  `update posts set up_votes = up_votes + $2, down_votes = down_votes + $3 where id = $1
   returning ${countColumns.join(', ')}`,
);

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
