import { sql } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { prepare } from '../database/prepared';

export const signalDays = 30;

/** Deletes the keys of earlier weeks. @returns The week's key, the same for all servers. */
export async function replaceSignalKey(
  transaction: DatabaseTransaction,
  week: number,
  newKey: Buffer,
): Promise<Buffer> {
  await transaction
    .insertInto('vote_signal_keys')
    .values({ week, key: newKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction.deleteFrom('vote_signal_keys').where('week', '<', week).execute();
  const { key } = await transaction
    .selectFrom('vote_signal_keys')
    .select('key')
    .where('week', '=', week)
    .executeTakeFirstOrThrow();
  return key;
}

/** Deletes expired signals, oldest first. Skips locked rows, so that it never waits. */
export const deleteOldSignals = prepare<[now: Date, days: number, limit: number], never>(`
  delete from vote_signals using (
    select post_id, voter_id from vote_signals
    where voted_on < $1::timestamptz - make_interval(days => $2::int)
    order by voted_on limit $3 for update skip locked
  ) as old
  where vote_signals.post_id = old.post_id and vote_signals.voter_id = old.voter_id`);

/**
 * For the deletion of an account. Call it before its votes are deleted.
 * @param of Signals of kept votes stay: otherwise the device's next account would count as its first.
 */
export async function deleteSignalsOf(
  transaction: DatabaseTransaction,
  userId: string,
  { of }: { of: 'all votes' | 'held votes' },
): Promise<void> {
  await sql`
    delete from vote_signals using (
      select post_id from votes where user_id = ${userId} and ${of === 'all votes'}
      union select post_id from held_votes where user_id = ${userId}
    ) as voted
    where vote_signals.post_id = voted.post_id and voter_id = ${userId}`.execute(transaction);
}

export interface SignalGroupRow {
  sign: 'device' | 'network';
  votes: number;
  voter_ids: string[];
}

/** Groups of at least three votes, the largest first. Compares a bounded number of a post's votes. */
export async function findSignalGroups(
  db: DatabaseReader,
  postId: string,
  { maxVotes, maxGroups, maxVoters }: { maxVotes: number; maxGroups: number; maxVoters: number },
): Promise<SignalGroupRow[]> {
  const { rows } = await sql<SignalGroupRow>`
    with signal as (
      select voter_id, network, device, voted_on from vote_signals where post_id = ${postId} limit ${maxVotes}
    )
    select case when device is null then 'network' else 'device' end as sign, count(*)::int as votes,
      (array_agg(voter_id::text order by voted_on, voter_id))[1:${sql.lit(maxVoters)}] as voter_ids
    from signal
    group by grouping sets ((device), (network))
    having count(*) >= 3 and (device is not null or network is not null)
    order by votes desc, sign limit ${maxGroups}`.execute(db);
  return rows;
}

/**
 * Returns the latest voters whose votes are all on posts of this author. Compares at most `maxCompared` votes of a
 * voter, in no order: finding the latest would sort all of them.
 */
export async function findOneAuthorVoters(
  db: DatabaseReader,
  { id: postId, author_id: authorId }: { id: string; author_id: string },
  { maxVotes, minVotes, maxCompared }: { maxVotes: number; minVotes: number; maxCompared: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with voter as (
      select user_id as id from votes where post_id = ${postId} and user_id <> ${authorId}
      order by voted_on desc limit ${maxVotes}
    )
    select voter.id::text from voter
    cross join lateral (
      select count(*) as votes, bool_and(posts.author_id = ${authorId}) as is_one_author from (
        select post_id from votes where user_id = voter.id limit ${maxCompared}
      ) as compared join posts on posts.id = post_id
    ) as record
    where votes >= ${minVotes} and is_one_author
    order by voter.id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface BurstRow {
  starts_on: Date;
  votes: number;
  voter_ids: string[];
}

/** The most votes within ten minutes, if these are more than half of all. */
export async function findBurst(
  db: DatabaseReader,
  postId: string,
  { minVotes, maxVoters }: { minVotes: number; maxVoters: number },
): Promise<BurstRow | undefined> {
  const { rows } = await sql<BurstRow>`
    with counted as (
      select voted_on, count(*) over () as total,
        count(*) over (order by voted_on range between current row and interval '10 minutes' following) as votes
      from votes where post_id = ${postId}
    ), most as (
      select voted_on as starts_on, votes from counted where votes >= ${minVotes} and votes * 2 > total
      order by votes desc, voted_on limit 1
    )
    select starts_on, votes::int, array(
      select user_id::text from votes
      where post_id = ${postId} and voted_on between starts_on and starts_on + interval '10 minutes'
      order by voted_on, user_id limit ${maxVoters}
    ) as voter_ids
    from most`.execute(db);
  return rows[0];
}
