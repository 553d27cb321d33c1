import type { Vote } from '@alphazone/client';
import { sql, type Expression } from 'kysely';

import type { ChangedNotification } from '../activity/activity';
import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { isId, newId } from '../database/ids';
import { prepare } from '../database/prepared';
import { countColumns, type PostCountsRow } from '../posts/post-counts-repository';
import type { LockedPost } from '../posts/post-rows-repository';

/** Votes are numbers in the database, so that they can be summed, and the contract's names elsewhere. */
export const storedVote = { upVote: 1, downVote: -1 } as const satisfies Record<Vote, number>;

export const nameOf = (value: number): Vote => (value === storedVote.upVote ? 'upVote' : 'downVote');

export const voteNamed = (value: Expression<unknown>) =>
  sql<Vote | null>`case ${value} when ${storedVote.upVote} then 'upVote' when ${storedVote.downVote} then 'downVote' end`;

/** Keyed hashes: the address itself is never stored. */
export interface VoteSignal {
  /** Hash of the address block. */
  network: Buffer;
  /** Hash of one customer's network and the user agent. Null for private addresses. */
  device: Buffer | null;
}

export interface DecidedVote {
  post: LockedPost;
  voterId: string;
  /** Null when it is withdrawn. */
  after: Vote | null;
  notifies: boolean;
  signal?: VoteSignal | undefined;
}

export interface OwnVote {
  myVote: Vote | null;
  /** Whether the post's counts exclude it. */
  isHeldBack: boolean;
}

export interface KnownVote extends OwnVote {
  /** Other members who voted on the post from the same device within a day, at most two. */
  sameDevice: number;
}

export const noVote: KnownVote = { myVote: null, isHeldBack: false, sameDevice: 0 };

export async function findVote(db: DatabaseReader, postId: string, userId: string): Promise<OwnVote> {
  const [vote = noVote] = await findVotes(db, [{ postId, voterId: userId }], new Date());
  return vote;
}

/** @returns Each vote before the new one. */
export async function findVotes(
  db: DatabaseReader,
  votes: readonly { postId: string; voterId: string; signal?: VoteSignal | undefined }[],
  now: Date,
): Promise<KnownVote[]> {
  const rows = await selectVotes(
    db,
    votes.map(({ postId }) => (isId(postId) ? postId : null)),
    votes.map(({ voterId }) => voterId),
    votes.map(({ signal }) => signal?.device ?? null),
    now,
  );
  const known = new Map(rows.map((row) => [row.number, row]));
  return votes.map((_, index) => {
    const { value, held, same_device: sameDevice } = known.get(index + 1) ?? missing;
    const current = value ?? held;
    return { myVote: current === null ? null : nameOf(current), isHeldBack: held !== null, sameDevice };
  });
}

const missing = { value: null, held: null, same_device: 0 };

const selectVotes = prepare<
  [
    postIds: readonly (string | null)[],
    userIds: readonly string[],
    devices: readonly (Buffer | null)[],
    now: Date,
  ],
  { number: number; value: number | null; held: number | null; same_device: number }
>(`
  select number::integer, votes.value, held.value as held, (
    select count(*)::integer from (
      select from vote_signals signal
      where signal.post_id = wanted.post_id and signal.device = wanted.device
        and signal.voter_id <> wanted.user_id and signal.voted_on > $4::timestamptz - interval '1 day'
      limit 2
    ) as others
  ) as same_device
  from unnest($1::uuid[], $2::uuid[], $3::bytea[]) with ordinality as wanted (post_id, user_id, device, number)
  left join votes using (post_id, user_id)
  left join held_votes held using (post_id, user_id)`);

/**
 * Skips withdrawn votes. Also stores signals. Votes that notify join the post's unread notification, or
 * create one. A single statement, because linking a stored vote to its notification would write it again.
 * @returns The posts' authors with their notifications. None for deleted authors.
 */
export async function storeVotes(
  transaction: DatabaseTransaction,
  votes: readonly DecidedVote[],
  votedOn: Date,
): Promise<ChangedNotification[]> {
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
    cast.map(({ signal }) => signal?.network ?? null),
    cast.map(({ signal }) => signal?.device ?? null),
  );
  return rows.map(({ id, user_id }) => ({ userId: user_id, notificationId: id }));
}

/** A blocked member's vote sends no notification. */
const upsertVotes = prepare<
  [
    postIds: readonly string[],
    authorIds: readonly string[],
    voterIds: readonly string[],
    values: readonly number[],
    notificationIds: readonly (string | null)[],
    votedOn: Date,
    networks: readonly (Buffer | null)[],
    devices: readonly (Buffer | null)[],
  ],
  { id: string; user_id: string }
>(`
  with vote as (
    select post_id, author_id, voter_id, value, network, device, case when not exists (
      select from member_filters where user_id = author_id and blocked_id = voter_id
    ) then new_id end as new_id
    from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::smallint[], $5::uuid[], $7::bytea[], $8::bytea[])
      as vote (post_id, author_id, voter_id, value, new_id, network, device)
  ), notified as (
    insert into notifications as kept (id, user_id, kind, post_id, created_on, other_votes)
    select distinct on (post_id) new_id, author_id, 'post_vote', post_id, $6,
      count(*) over (partition by post_id) - 1
    from vote join users on users.id = author_id and deleted_on is null
    where new_id is not null
    on conflict (post_id) where kind = 'post_vote' and not is_read do update
    set created_on = excluded.created_on, other_votes = kept.other_votes + excluded.other_votes + 1
    returning id, user_id, post_id
  ), stored as (
    insert into votes (post_id, user_id, value, voted_on, notification_id)
    select vote.post_id, voter_id, value, $6, notified.id
    from vote left join notified on notified.post_id = vote.post_id and new_id is not null
    on conflict (post_id, user_id) do update set value = excluded.value, voted_on = excluded.voted_on
  ), signalled as (
    insert into vote_signals (post_id, voter_id, network, device, voted_on)
    select post_id, voter_id, network, device, $6 from vote where network is not null
    on conflict (post_id, voter_id) do nothing
  )
  select id, user_id from notified`);

/** Deletes only withdrawn votes, with their signals. */
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
  with gone as (
    select * from unnest($1::uuid[], $2::uuid[]) as gone (post_id, user_id)
  ), signals as (
    delete from vote_signals using gone where vote_signals.post_id = gone.post_id and voter_id = gone.user_id
  ), held as (
    delete from held_votes using gone where held_votes.post_id = gone.post_id and held_votes.user_id = gone.user_id
  )
  delete from votes using gone where votes.post_id = gone.post_id and votes.user_id = gone.user_id`);

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
