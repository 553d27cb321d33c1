import type { Vote } from '@alphazone/client';
import { sql, type Expression } from 'kysely';

import type { Notice } from '../activity/activity';
import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { isId, newId } from '../database/ids';
import { prepare } from '../database/prepared';
import { countColumns, type PostCountsRow } from '../posts/post-counts-repository';
import type { LockedPost } from '../posts/post-rows-repository';

/** Votes are numbers in the database, so that they can be summed, and the contract's names elsewhere. */
const storedVote = { upVote: 1, downVote: -1 } as const satisfies Record<Vote, number>;

const nameOf = (value: number): Vote => (value === storedVote.upVote ? 'upVote' : 'downVote');

export const voteNamed = (value: Expression<unknown>) =>
  sql<Vote | null>`case ${value} when ${storedVote.upVote} then 'upVote' when ${storedVote.downVote} then 'downVote' end`;

export interface DecidedVote {
  post: LockedPost;
  voterId: string;
  /** Null when it is withdrawn. */
  after: Vote | null;
  notifies: boolean;
}

export async function findVote(db: DatabaseReader, postId: string, userId: string): Promise<Vote | null> {
  return (await findVotes(db, [postId], [userId]))[0] ?? null;
}

/** @returns The vote of each user on the post at the same index. */
export async function findVotes(
  db: DatabaseReader,
  postIds: readonly string[],
  userIds: readonly string[],
): Promise<(Vote | null)[]> {
  const rows = await selectVotes(
    db,
    postIds.map((id) => (isId(id) ? id : null)),
    userIds,
  );
  const values = new Map(rows.map(({ number, value }) => [number, nameOf(value)]));
  return postIds.map((_, index) => values.get(index + 1) ?? null);
}

const selectVotes = prepare<
  [postIds: readonly (string | null)[], userIds: readonly string[]],
  { number: number; value: number }
>(`
  select number::integer, value
  from unnest($1::uuid[], $2::uuid[]) with ordinality as wanted (post_id, user_id, number)
  join votes using (post_id, user_id)`);

/**
 * Skips withdrawn votes. Those that notify join the post's unread notification, or create one. In one statement: linking a
 * stored vote to its notification would write it again.
 * @returns The posts' authors with their notifications. None for deleted authors.
 */
export async function storeVotes(
  transaction: DatabaseTransaction,
  votes: readonly DecidedVote[],
  votedOn: Date,
): Promise<Notice[]> {
  const cast = votes.flatMap(({ after, ...vote }) => (after === null ? [] : [{ ...vote, after }]));
  if (cast.length === 0) return [];
  const rows = await upsertVotes(
    transaction,
    cast.map(({ post }) => post.id),
    cast.map(({ post }) => post.author_id),
    cast.map(({ voterId }) => voterId),
    cast.map(({ after }) => storedVote[after]),
    cast.map(({ notifies }) => (notifies ? newId() : null)),
    votedOn,
  );
  return rows.map(({ id, user_id }) => ({ userId: user_id, notificationId: id }));
}

/** A vote of a blocked member notifies nobody. */
const upsertVotes = prepare<
  [
    postIds: readonly string[],
    authorIds: readonly string[],
    voterIds: readonly string[],
    values: readonly number[],
    notificationIds: readonly (string | null)[],
    votedOn: Date,
  ],
  { id: string; user_id: string }
>(`
  with vote as (
    select post_id, author_id, voter_id, value, case when not exists (
      select from member_filters where user_id = author_id and blocked_id = voter_id
    ) then new_id end as new_id
    from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::smallint[], $5::uuid[])
      as vote (post_id, author_id, voter_id, value, new_id)
  ), notified as (
    insert into notifications (id, user_id, kind, post_id, created_on)
    select distinct on (post_id) new_id, author_id, 'post_vote', post_id, $6
    from vote join users on users.id = author_id and deleted_on is null
    where new_id is not null
    on conflict (post_id) where kind = 'post_vote' and not is_read do update set created_on = excluded.created_on
    returning id, user_id, post_id
  ), stored as (
    insert into votes (post_id, user_id, value, voted_on, notification_id)
    select vote.post_id, voter_id, value, $6, notified.id
    from vote left join notified on notified.post_id = vote.post_id and new_id is not null
    on conflict (post_id, user_id) do update set value = excluded.value, voted_on = excluded.voted_on
  )
  select id, user_id from notified`);

/** Only those that are withdrawn. */
export async function deleteVotes(
  transaction: DatabaseTransaction,
  votes: readonly DecidedVote[],
): Promise<void> {
  const withdrawn = votes.filter(({ after }) => after === null);
  if (withdrawn.length === 0) return;
  await deleteRows(
    transaction,
    withdrawn.map(({ post }) => post.id),
    withdrawn.map(({ voterId }) => voterId),
  );
}

const deleteRows = prepare<[postIds: readonly string[], userIds: readonly string[]], never>(`
  delete from votes using unnest($1::uuid[], $2::uuid[]) as gone (post_id, user_id)
  where votes.post_id = gone.post_id and votes.user_id = gone.user_id`);

/** @returns The posts' counts after all changes. */
export async function addToVoteCounts(
  transaction: DatabaseTransaction,
  changes: readonly { post: LockedPost; up: number; down: number }[],
): Promise<PostCountsRow[]> {
  if (changes.length === 0) return [];
  return updateCounts(
    transaction,
    changes.map(({ post }) => post.id),
    changes.map(({ up }) => up),
    changes.map(({ down }) => down),
  );
}

const updateCounts = prepare<
  [ids: readonly string[], ups: readonly number[], downs: readonly number[]],
  PostCountsRow
>(`
  update posts set up_votes = up_votes + change.up, down_votes = down_votes + change.down
  from (
    select post_id, sum(up)::integer as up, sum(down)::integer as down
    from unnest($1::uuid[], $2::integer[], $3::integer[]) as change (post_id, up, down) group by post_id
  ) as change
  where id = change.post_id
  returning ${countColumns.join(', ')}`);

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
