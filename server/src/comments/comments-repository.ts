import { sql } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { isId } from '../database/ids';
import { prepare } from '../database/prepared';
import type { CommentRow } from '../database/tables';
import { isKeptSql } from '../posts/kept-posts-repository';
import { countColumns, type PostCountsRow } from '../posts/post-counts-repository';
import type { LockedPost } from '../posts/post-rows-repository';
import { isListedSql, isShownTo } from './listed-repository';

/** `addToCommentCounts` counts them. */
export async function insertComments(
  transaction: DatabaseTransaction,
  comments: readonly { post: LockedPost; id: string; userId: string; body: string }[],
  commentedOn: Date,
): Promise<void> {
  if (comments.length === 0) return;
  await insertRows(
    transaction,
    comments.map(({ id }) => id),
    comments.map(({ post }) => post.id),
    comments.map(({ userId }) => userId),
    comments.map(({ body }) => body),
    commentedOn,
  );
}

const insertRows = prepare<
  [
    ids: readonly string[],
    postIds: readonly string[],
    userIds: readonly string[],
    bodies: readonly string[],
    commentedOn: Date,
  ],
  never
>(`
  insert into comments (id, post_id, user_id, body, commented_on)
  select comment.*, $5
  from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[]) as comment (id, post_id, user_id, body)`);

export type CommentPosition = Pick<CommentRow, 'commented_on' | 'id'>;

export interface ListedComment extends Omit<CommentRow, 'post_id' | 'removed_while_held'> {
  user_name: string;
  user_picture: string | null;
}

/** Oldest first. */
export async function listComments(
  db: DatabaseReader,
  postId: string,
  {
    limit,
    after,
    author,
    callerId,
  }: {
    limit: number;
    after: CommentPosition | undefined;
    author?: string | undefined;
    callerId: string | undefined;
  },
): Promise<ListedComment[]> {
  if (author !== undefined && !isId(author)) return [];
  let query = db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .select([
      'comments.id',
      'comments.user_id',
      'comments.body',
      'comments.commented_on',
      'comments.hidden',
      'users.name as user_name',
      'users.picture_url as user_picture',
    ])
    .where('post_id', '=', postId)
    .where(isShownTo(callerId));
  if (author !== undefined) query = query.where('comments.user_id', '=', author);
  if (after) {
    const { commented_on, id } = after;
    query = query.where(
      sql<boolean>`(commented_on, comments.id) > (${commented_on}::timestamptz, ${id}::uuid)`,
    );
  }
  return query.orderBy('commented_on').orderBy('comments.id').limit(limit).execute();
}

/** Undefined for an unknown or hidden post. */
export async function findCommentCount(db: DatabaseReader, postId: string): Promise<number | undefined> {
  if (!isId(postId)) return undefined;
  const row = await db
    .selectFrom('posts')
    .select('comment_count')
    .where('id', '=', postId)
    .where('hidden', 'is', null)
    .executeTakeFirst();
  return row?.comment_count;
}

/** Undefined if its post is being deleted. */
export async function findComment(
  db: DatabaseReader,
  { id, postId }: { id: string; postId: string },
): Promise<CommentRow | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('comments')
    .selectAll()
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('posts')
          .whereRef('posts.id', '=', 'comments.post_id')
          .where(sql<boolean>`${sql.raw(isKeptSql)}`),
      ),
    )
    .executeTakeFirst();
}

export async function deleteCommentRow(
  transaction: DatabaseTransaction,
  _post: LockedPost,
  id: string,
): Promise<void> {
  await transaction.deleteFrom('comments').where('id', '=', id).execute();
}

/** @returns The posts' counts after all changes. */
export async function addToCommentCounts(
  transaction: DatabaseTransaction,
  changes: readonly { post: LockedPost; count: 1 | -1 }[],
): Promise<PostCountsRow[]> {
  if (changes.length === 0) return [];
  return updateCounts(
    transaction,
    changes.map(({ post }) => post.id),
    changes.map(({ count }) => count),
  );
}

const updateCounts = prepare<[ids: readonly string[], counts: readonly number[]], PostCountsRow>(`
  update posts set comment_count = comment_count + change.count
  from (
    select post_id, sum(count)::integer as count
    from unnest($1::uuid[], $2::integer[]) as change (post_id, count) group by post_id
  ) as change
  where id = change.post_id
  returning ${countColumns.join(', ')}`);

/** Also updates the posts' counts. */
export async function deleteCommentsOf(
  transaction: DatabaseTransaction,
  posts: readonly LockedPost[],
  userId: string,
): Promise<void> {
  await sql`
    with gone as (
      delete from comments where user_id = ${userId} and post_id = any(${posts.map(({ id }) => id)}::uuid[])
      returning post_id, hidden, removed_while_held
    )
    update posts set comment_count = comment_count - counted.comments
    from (
      select post_id, (count(*) filter (where ${sql.raw(isListedSql)}))::int as comments from gone group by post_id
    ) as counted
    where posts.id = counted.post_id`.execute(transaction);
}
