import { sql } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { isId } from '../database/ids';
import { onlyRow, prepare } from '../database/prepared';
import type { CommentRow } from '../database/tables';
import { countColumns, type PostCountsRow } from '../posts/post-counts-repository';
import type { LockedPost } from '../posts/post-rows-repository';

/** `addToCommentCount` counts it. */
export async function insertComment(
  transaction: DatabaseTransaction,
  { id: postId }: LockedPost,
  { id, user_id, body, commented_on }: Omit<CommentRow, 'post_id'>,
): Promise<void> {
  await insertCommentRow(transaction, id, postId, user_id, body, commented_on);
}

const insertCommentRow = prepare<
  [id: string, postId: string, userId: string, body: string, commentedOn: Date],
  never
>(`insert into comments (id, post_id, user_id, body, commented_on) values ($1, $2, $3, $4, $5)`);

export type CommentPosition = Pick<CommentRow, 'commented_on' | 'id'>;

export interface ListedComment extends Omit<CommentRow, 'post_id'> {
  user_name: string;
  user_picture: string | null;
}

/** Oldest first. */
export async function listComments(
  db: DatabaseReader,
  postId: string,
  { limit, after }: { limit: number; after: CommentPosition | undefined },
): Promise<ListedComment[]> {
  let query = db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .select([
      'comments.id',
      'comments.user_id',
      'comments.body',
      'comments.commented_on',
      'users.name as user_name',
      'users.picture_url as user_picture',
    ])
    .where('post_id', '=', postId);
  if (after) {
    const { commented_on, id } = after;
    query = query.where(
      sql<boolean>`(commented_on, comments.id) > (${commented_on}::timestamptz, ${id}::uuid)`,
    );
  }
  return query.orderBy('commented_on').orderBy('comments.id').limit(limit).execute();
}

/** Undefined for an unknown post. */
export async function findCommentCount(db: DatabaseReader, postId: string): Promise<number | undefined> {
  if (!isId(postId)) return undefined;
  const row = await db
    .selectFrom('posts')
    .select('comment_count')
    .where('id', '=', postId)
    .executeTakeFirst();
  return row?.comment_count;
}

export async function findCommentAuthor(
  db: DatabaseReader,
  { id, postId }: { id: string; postId: string },
): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const row = await db
    .selectFrom('comments')
    .select('user_id')
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteCommentRow(
  transaction: DatabaseTransaction,
  _post: LockedPost,
  id: string,
): Promise<void> {
  await transaction.deleteFrom('comments').where('id', '=', id).execute();
}

export async function addToCommentCount(
  transaction: DatabaseTransaction,
  { id }: LockedPost,
  count: 1 | -1,
): Promise<PostCountsRow> {
  return onlyRow(await updateCount(transaction, id, count));
}

const updateCount = prepare<[id: string, count: number], PostCountsRow>(
  `update posts set comment_count = comment_count + $2 where id = $1 returning ${countColumns.join(', ')}`,
);

/** Also updates the posts' counts. */
export async function deleteCommentsOf(
  transaction: DatabaseTransaction,
  posts: readonly LockedPost[],
  userId: string,
): Promise<void> {
  await sql`
    with gone as (
      delete from comments where user_id = ${userId} and post_id = any(${posts.map(({ id }) => id)}::uuid[])
      returning post_id
    )
    update posts set comment_count = comment_count - counted.comments
    from (select post_id, count(*)::int as comments from gone group by post_id) as counted
    where posts.id = counted.post_id`.execute(transaction);
}
