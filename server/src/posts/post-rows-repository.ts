import { sql } from 'kysely';

import type { DatabaseTransaction } from '../database/database';
import { isId } from '../database/ids';
import { prepare } from '../database/prepared';
import type { PostRow } from '../database/tables';
import { isKeptSql } from './kept-posts-repository';

export type NewPost = Pick<
  PostRow,
  'id' | 'author_id' | 'title' | 'body' | 'category' | 'tags' | 'media' | 'posted_on'
>;

const locked = Symbol('locked');

/** Required to change the post, its votes or its comments. */
export interface LockedPost extends LockedColumns {
  readonly [locked]: true;
}

type LockedColumns = Pick<PostRow, 'id' | 'author_id' | 'boost' | 'pinned' | 'hidden' | 'comments_locked'>;

const lockedColumns = 'id, author_id, boost, pinned, hidden, comments_locked';

/**
 * In the order of ids, so that two transactions cannot deadlock.
 * @returns For each id its post, undefined if there is none.
 */
export async function lockPosts(
  transaction: DatabaseTransaction,
  ids: readonly string[],
): Promise<(LockedPost | undefined)[]> {
  const rows = await selectForUpdate(transaction, ids.filter(isId));
  const posts = new Map<string, LockedPost>(rows.map((row) => [row.id, { ...row, [locked]: true }]));
  return ids.map((id) => posts.get(id.toLowerCase()));
}

const selectForUpdate = prepare<[ids: readonly string[]], LockedColumns>(`
  select ${lockedColumns} from posts where id = any($1::uuid[]) and ${isKeptSql} order by id for no key update`);

/** Also locks the posts that the member only shared, in one statement to keep the order, but does not return them. */
export async function lockPostsTouchedBy(
  transaction: DatabaseTransaction,
  userId: string,
): Promise<LockedPost[]> {
  const { rows } = await sql<LockedColumns>`
    with touched as materialized (
      select id from posts where author_id = ${userId}
      union select post_id from votes where user_id = ${userId}
      union select post_id from comments where user_id = ${userId}
    ), locked as materialized (
      select ${sql.raw(lockedColumns)} from posts
      where id = any(array(
        select id from touched union select post_id from shares where user_id = ${userId}
      )) and ${sql.raw(isKeptSql)}
      order by id for no key update
    )
    select * from locked where id in (select id from touched)`.execute(transaction);
  return rows.map((row) => ({ ...row, [locked]: true }));
}

export async function insertPosts(
  transaction: DatabaseTransaction,
  posts: readonly NewPost[],
): Promise<PostRow[]> {
  if (posts.length === 0) return [];
  return insertRows(transaction, JSON.stringify(posts));
}

const insertRows = prepare<[posts: string], PostRow>(`
  insert into posts (id, author_id, title, body, category, tags, media, posted_on)
  select id, author_id, title, body, category, tags, media, posted_on
  from jsonb_to_recordset($1) as post (
    id uuid, author_id uuid, title text, body text, category text, tags text[], media jsonb, posted_on timestamptz
  )
  returning id, author_id, title, body, category, tags, media, posted_on, pinned, boost, up_votes, down_votes,
    comment_count, score, hidden, comments_locked`);
