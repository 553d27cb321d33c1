import { sql } from 'kysely';

import { isListedSql } from '../comments/listed-repository';
import type { Database, DatabaseReader, DatabaseTransaction } from '../database/database';
import type { LockedPost } from './post-rows-repository';

/** @returns The number of votes and comments, at most `max` of each. */
export async function countVotesAndComments(
  db: DatabaseReader,
  posts: readonly LockedPost[],
  max: number,
): Promise<number> {
  const anyId = sql`any(${posts.map(({ id }) => id)}::uuid[])`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      (select from votes where post_id = ${anyId} limit ${max})
      union all (select from comments where post_id = ${anyId} limit ${max})
    ) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Updates the counts of all authors and voters, whose rows it locks. */
export async function deletePostRows(
  transaction: DatabaseTransaction,
  posts: readonly LockedPost[],
): Promise<void> {
  const ids = posts.map(({ id }) => id);
  const anyId = sql`any(${ids}::uuid[])`;
  // Ordered by id, so that two deletions cannot deadlock.
  await sql`
    select id from users
    where id = any(array(
      select author_id from posts where id = ${anyId}
      union select user_id from comments where post_id = ${anyId}
      union select user_id from votes where post_id = ${anyId} and value = 1
    ))
    order by id for no key update`.execute(transaction);
  await sql`
    update users set
      posts_count = posts_count - gone.posts,
      comments_count = comments_count - gone.comments,
      likes_given_count = likes_given_count - gone.likes
    from (
      select user_id, sum(posts)::int as posts, sum(comments)::int as comments, sum(likes)::int as likes
      from (
        select author_id as user_id, (hidden is null)::int as posts, 0 as comments, 0 as likes from posts where id = ${anyId}
        union all select user_id, 0, 1, 0 from comments where post_id = ${anyId} and ${sql.raw(isListedSql)}
        union all select user_id, 0, 0, 1 from votes where post_id = ${anyId} and value = 1
      ) as parts
      group by user_id
    ) as gone
    where users.id = gone.user_id`.execute(transaction);
  await transaction.deleteFrom('posts').where('id', 'in', ids).execute();
}

/** Hides the posts from all, and deletes their content. Votes and comments stay for `deleteVotesAndComments`. */
export async function markDeleted(
  transaction: DatabaseTransaction,
  posts: readonly LockedPost[],
): Promise<void> {
  const anyId = sql`any(${posts.map(({ id }) => id)}::uuid[])`;
  await sql`
    insert into deleted_posts (id) select id from posts where id = ${anyId} and hidden is null
    on conflict (id) do nothing`.execute(transaction);
  await sql`delete from post_uploads where post_id = ${anyId}`.execute(transaction);
  await sql`
    update posts set hidden = 'deleted', title = '', body = '', tags = '{}', media = '[]'
    where id = ${anyId}`.execute(transaction);
}

export async function findMarkedPosts(db: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from posts where hidden = 'deleted' order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** @returns False if another server works on the post, or has deleted it. */
export async function lockMarkedPost(transaction: DatabaseTransaction, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from posts where id = ${id} and hidden = 'deleted' for no key update skip locked`.execute(
    transaction,
  );
  return rows.length > 0;
}

/** Tables whose rows no counter of a member includes. */
const uncountedTables = ['notifications', 'vote_signals', 'held_votes', 'shares'] as const;

/** Deletes up to `limit` rows of a marked post from one table. Skips locked rows. @returns How many. */
export async function deleteUncounted(
  transaction: DatabaseTransaction,
  id: string,
  limit: number,
): Promise<number> {
  for (const table of uncountedTables) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where post_id = ${id} limit ${limit} for update skip locked
      ))`.execute(transaction);
    if (numAffectedRows > 0n) return Number(numAffectedRows);
  }
  return 0;
}

/** A lateral subquery: PostgreSQL might read all users for a join. */
const lockUser = (id: unknown) => sql`(select id from users where id = ${id} for no key update skip locked)`;

/** Deletes up to `limit` votes of a marked post. Skips locked voters, so that it never waits for one. @returns How many. */
export async function deleteSomeVotes(
  transaction: DatabaseTransaction,
  id: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with voter as (
      select locked.id from votes cross join lateral ${lockUser(sql.ref('votes.user_id'))} as locked
      where votes.post_id = ${id} limit ${limit}
    ), gone as (
      delete from votes where post_id = ${id} and user_id in (select id from voter) returning user_id, value
    ), unliked as (
      update users set likes_given_count = likes_given_count - 1
      from gone where users.id = gone.user_id and gone.value = 1
    )
    update posts set up_votes = up_votes - counted.up, down_votes = down_votes - counted.down
    from (
      select count(*)::int as count, (count(*) filter (where value = 1))::int as up,
        (count(*) filter (where value = -1))::int as down
      from gone
    ) as counted
    where posts.id = ${id} returning counted.count`.execute(transaction);
  return rows[0]?.count ?? 0;
}

/** Like `deleteSomeVotes`. */
export async function deleteSomeComments(
  transaction: DatabaseTransaction,
  id: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with written as (
      select comments.id from comments cross join lateral ${lockUser(sql.ref('comments.user_id'))} as locked
      where comments.post_id = ${id} limit ${limit}
    ), gone as (
      delete from comments where id in (select id from written) returning user_id, hidden, removed_while_held
    ), uncounted as (
      update users set comments_count = comments_count - of_user.count
      from (
        select user_id, count(*)::int as count from gone where ${sql.raw(isListedSql)} group by user_id
      ) as of_user
      where users.id = of_user.user_id
    )
    update posts set comment_count = comment_count - counted.listed
    from (
      select count(*)::int as count, (count(*) filter (where ${sql.raw(isListedSql)}))::int as listed from gone
    ) as counted
    where posts.id = ${id} returning counted.count`.execute(transaction);
  return rows[0]?.count ?? 0;
}

/** Deletes a marked post without votes and comments. @returns False if it has some. */
export async function deleteEmptyPost(transaction: DatabaseTransaction, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from posts where id = ${id} and hidden = 'deleted'
      and not exists (select from votes where post_id = ${id})
      and not exists (select from comments where post_id = ${id})`.execute(transaction);
  return numAffectedRows > 0n;
}
