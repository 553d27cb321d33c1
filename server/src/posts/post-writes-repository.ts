import { sql } from 'kysely';

import type { DatabaseTransaction } from '../database/database';
import { countColumns, type PostCountsRow } from './post-counts-repository';
import type { LockedPost } from './post-rows-repository';

export function setPinned(
  transaction: DatabaseTransaction,
  { id }: LockedPost,
  pinned: boolean,
): Promise<PostCountsRow> {
  return transaction
    .updateTable('posts')
    .set({ pinned })
    .where('id', '=', id)
    .returning(countColumns)
    .executeTakeFirstOrThrow();
}

export function setBoost(
  transaction: DatabaseTransaction,
  { id }: LockedPost,
  boost: number,
): Promise<PostCountsRow> {
  return transaction
    .updateTable('posts')
    .set({ boost })
    .where('id', '=', id)
    .returning(countColumns)
    .executeTakeFirstOrThrow();
}

/** Updates the counts of all authors and voters. */
export async function deletePosts(
  transaction: DatabaseTransaction,
  posts: readonly LockedPost[],
): Promise<void> {
  if (posts.length === 0) return;
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
        union all select user_id, 0, 1, 0 from comments where post_id = ${anyId}
        union all select user_id, 0, 0, 1 from votes where post_id = ${anyId} and value = 1
      ) as parts
      group by user_id
    ) as gone
    where users.id = gone.user_id`.execute(transaction);
  await transaction.deleteFrom('posts').where('id', 'in', ids).execute();
}
