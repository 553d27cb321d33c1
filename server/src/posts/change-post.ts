import { limits } from '@alphazone/client/limits';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../database/database';
import { isId } from '../database/ids';
import type { PostRow, Tables } from '../database/tables';

/** What counts of a post everybody may see. */
export type PostCountsRow = Pick<
  PostRow,
  'id' | 'up_votes' | 'down_votes' | 'boost' | 'comment_count' | 'pinned'
>;

export const countColumns = ['id', 'up_votes', 'down_votes', 'boost', 'comment_count', 'pinned'] as const;

/**
 * Locks a post against other changes until the transaction ends; undefined when there is none. Whoever
 * changes a post, its votes or its comments does this first, and touches users only afterwards: counters
 * lose no update and transactions never wait for each other in a circle.
 */
export async function lockPost(
  transaction: Transaction<Tables>,
  id: string,
): Promise<Pick<PostRow, 'id' | 'author_id' | 'boost'> | undefined> {
  if (!isId(id)) return undefined;
  return transaction
    .selectFrom('posts')
    .select(['id', 'author_id', 'boost'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Pins the post, or unpins it; undefined when there is none. */
export async function togglePin(db: Database, id: string): Promise<PostCountsRow | undefined> {
  if (!isId(id)) return undefined;
  return db
    .updateTable('posts')
    .set({ pinned: sql`not pinned` })
    .where('id', '=', id)
    .returning(countColumns)
    .executeTakeFirst();
}

export type BoostResult = { row: PostCountsRow } | { fullAt: number } | undefined;

/** Adds to the boost; `fullAt` is the present boost when the sum would be too much. */
export function addBoost(db: Database, id: string, amount: number): Promise<BoostResult> {
  return db.transaction().execute(async (transaction) => {
    const post = await lockPost(transaction, id);
    if (!post) return undefined;
    if (post.boost + amount > limits.boost.maximum) return { fullAt: post.boost };
    const row = await transaction
      .updateTable('posts')
      .set({ boost: post.boost + amount })
      .where('id', '=', id)
      .returning(countColumns)
      .executeTakeFirstOrThrow();
    return { row };
  });
}

/**
 * Deletes the author's post with its comments and votes, and takes them out of everybody's counts.
 *
 * @returns What happened; nothing changes unless the post was the author's.
 */
export function deletePostOf(
  db: Database,
  id: string,
  authorId: string,
): Promise<'deleted' | 'missing' | 'not the author'> {
  return db.transaction().execute(async (transaction) => {
    const post = await lockPost(transaction, id);
    if (!post) return 'missing';
    if (post.author_id !== authorId) return 'not the author';
    await removePosts(transaction, [id]);
    return 'deleted';
  });
}

/** Deletes posts that are locked, with their comments and votes, and takes them out of everybody's counts. */
export async function removePosts(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = sql`any(${ids}::uuid[])`;
  // Always in the order of ids, so that two deletions cannot wait for each other.
  await sql`
    select id from users
    where id in (select author_id from posts where id = ${gone})
      or id in (select user_id from comments where post_id = ${gone})
      or id in (select user_id from votes where post_id = ${gone} and value = 1)
    order by id for no key update`.execute(transaction);
  await sql`
    update users set
      posts_count = posts_count - gone.posts,
      comments_count = comments_count - gone.comments,
      likes_given_count = likes_given_count - gone.likes
    from (
      select user_id, sum(posts)::int as posts, sum(comments)::int as comments, sum(likes)::int as likes
      from (
        select author_id as user_id, 1 as posts, 0 as comments, 0 as likes from posts where id = ${gone}
        union all select user_id, 0, 1, 0 from comments where post_id = ${gone}
        union all select user_id, 0, 0, 1 from votes where post_id = ${gone} and value = 1
      ) as parts
      group by user_id
    ) as gone
    where users.id = gone.user_id`.execute(transaction);
  await transaction.deleteFrom('posts').where('id', 'in', ids).execute();
}
