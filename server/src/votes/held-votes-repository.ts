import type { Vote } from '@alphazone/client';
import { sql } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { prepare } from '../database/prepared';
import type { LockedPost } from '../posts/post-rows-repository';
import { nameOf, storedVote, voteNamed, type DecidedVote } from './votes-repository';

/** Skips withdrawn votes. Also stores signals. */
export async function storeHeldVotes(
  transaction: DatabaseTransaction,
  votes: readonly DecidedVote[],
  votedOn: Date,
): Promise<void> {
  const cast = votes.flatMap(({ after, ...vote }) => (after === null ? [] : [{ ...vote, after }]));
  if (cast.length === 0) return;
  await upsertHeld(
    transaction,
    cast.map(({ post }) => post.id),
    cast.map(({ voterId }) => voterId),
    cast.map(({ after }) => storedVote[after]),
    votedOn,
    cast.map(({ signal }) => signal?.network ?? null),
    cast.map(({ signal }) => signal?.device ?? null),
  );
}

const upsertHeld = prepare<
  [
    postIds: readonly string[],
    voterIds: readonly string[],
    values: readonly number[],
    votedOn: Date,
    networks: readonly (Buffer | null)[],
    devices: readonly (Buffer | null)[],
  ],
  never
>(`
  with vote as (
    select post_id, voter_id, value, network, device
    from unnest($1::uuid[], $2::uuid[], $3::smallint[], $5::bytea[], $6::bytea[])
      as vote (post_id, voter_id, value, network, device)
  ), signalled as (
    insert into vote_signals (post_id, voter_id, network, device, voted_on)
    select post_id, voter_id, network, device, $4 from vote where network is not null
    on conflict (post_id, voter_id) do nothing
  )
  insert into held_votes (post_id, user_id, value, voted_on)
  select post_id, voter_id, value, $4 from vote
  on conflict (post_id, user_id) do update set value = excluded.value, voted_on = excluded.voted_on`);

/** Deletes and returns the held votes of these members. */
export async function takeHeldVotes(
  transaction: DatabaseTransaction,
  post: LockedPost,
  voterIds: readonly string[],
): Promise<{ voterId: string; vote: Vote }[]> {
  const rows = await deleteHeld(transaction, post.id, voterIds);
  return rows.map(({ user_id, value }) => ({ voterId: user_id, vote: nameOf(value) }));
}

const deleteHeld = prepare<
  [postId: string, voterIds: readonly string[]],
  { user_id: string; value: number }
>(`
  delete from held_votes where post_id = $1 and user_id = any($2::uuid[]) returning user_id, value`);

export interface HeldVoteRow {
  id: string;
  name: string;
  username: string | null;
  picture_url: string | null;
  vote: Vote;
  voted_on: Date;
}

/** The oldest first. */
export async function listHeldVotes(
  db: DatabaseReader,
  postId: string,
  limit: number,
): Promise<HeldVoteRow[]> {
  return db
    .selectFrom('held_votes')
    .innerJoin('users', 'users.id', 'held_votes.user_id')
    .select(['users.id', 'users.name', 'users.username', 'users.picture_url', 'held_votes.voted_on'])
    .select(voteNamed(sql.ref('held_votes.value')).$notNull().as('vote'))
    .where('post_id', '=', postId)
    .orderBy('held_votes.voted_on')
    .orderBy('users.id')
    .limit(limit)
    .execute();
}

export async function countHeldVotes(
  db: DatabaseReader,
  postId: string,
): Promise<{ up: number; down: number }> {
  const { rows } = await sql<{ up: number; down: number }>`
    select count(*) filter (where value = 1)::int as up, count(*) filter (where value = -1)::int as down
    from held_votes where post_id = ${postId}`.execute(db);
  return rows[0] ?? { up: 0, down: 0 };
}
