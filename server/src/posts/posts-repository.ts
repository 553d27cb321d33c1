import type { Vote } from '@alphazone/client';
import { sql, type RawBuilder } from 'kysely';

import { isShownTo } from '../comments/listed-repository';
import { openCursor, type Cursor } from '../database/cursor';
import type { DatabaseReader } from '../database/database';
import { isId } from '../database/ids';
import type { Hidden, PostRow } from '../database/tables';
import { voteNamed } from '../votes/votes-repository';
import { isKeptSql } from './kept-posts-repository';
import { isAfter, orderColumns, type PostPosition, type PostsOrder } from './order-keys-repository';
import { titlesContaining } from './titles-repository';

export interface PostsFilter {
  /** As spelled in the site settings. */
  category?: string | undefined;
  tag?: string | undefined;
  authorId?: string | undefined;
  /** Part of the title, case-insensitive. */
  text?: string | undefined;
}

export interface CardRow extends PostRow {
  author_name: string;
  author_picture: string | null;
  my_vote: Vote | null;
  /** Excluded from the counts. */
  vote_held_back: boolean;
}

export interface CommentedRow extends CardRow {
  comments: EmbeddedComment[];
}

export interface FullPostRow extends CommentedRow {
  up_voters: string[];
  down_voters: string[];
}

export interface EmbeddedComment {
  id: string;
  user_id: string;
  user_name: string;
  user_picture: string | null;
  body: string;
  /** A timestamp in PostgreSQL's JSON format. */
  commented_on: string;
  hidden: Hidden | null;
}

const cards = (db: DatabaseReader, callerId: string | undefined) =>
  anyCards(db, callerId).where('posts.hidden', 'is', null);

function anyCards(db: DatabaseReader, callerId: string | undefined) {
  return db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.author_id')
    .selectAll('posts')
    .select([
      'users.name as author_name',
      'users.picture_url as author_picture',
      sql<Vote | null>`(
        select ${voteNamed(sql.ref('v.value'))} from (
          select value, post_id, user_id from votes union all select value, post_id, user_id from held_votes
        ) v
        where v.post_id = posts.id and v.user_id = ${callerId ?? null}::uuid
      )`.as('my_vote'),
      sql<boolean>`exists (
        select from held_votes v where v.post_id = posts.id and v.user_id = ${callerId ?? null}::uuid
      )`.as('vote_held_back'),
    ]);
}

/** JSON, because `pg` parses arrays of PostgreSQL character by character. */
const voters = (value: 1 | -1) => sql<string[]>`(
  select coalesce(json_agg(v.user_id order by v.voted_on, v.user_id), '[]') from votes v
  where v.post_id = posts.id and v.value = ${value}
)`;

/** `offset 0` keeps PostgreSQL from a hash join, which reads all users for each post. */
const aggregateComments = (ofPost: RawBuilder<unknown>, callerId: string | undefined) => sql<
  EmbeddedComment[]
>`(
  select coalesce(json_agg(json_build_object(
    'id', c.id, 'user_id', c.user_id, 'user_name', u.name, 'user_picture', u.picture_url,
    'body', c.body, 'commented_on', c.commented_on, 'hidden', c.hidden
  ) order by c.commented_on, c.id), '[]')
  from ${ofPost} c
  cross join lateral (select name, picture_url from users where id = c.user_id offset 0) u
  where c.post_id = posts.id and ${isShownTo(callerId)}
)`;

const firstComments = (count: number, callerId?: string) =>
  aggregateComments(
    sql`(
      select * from comments where post_id = posts.id and ${isShownTo(callerId)}
      order by commented_on, id limit ${count}
    )`,
    callerId,
  );

/** Conditions on the table `posts` only. */
function conditionsOf(filter: PostsFilter): RawBuilder<boolean>[] {
  const { category, tag, authorId, text } = filter;
  if (text !== undefined) {
    return [sql`posts.id in (select post_id from ${titlesContaining(text, null, filter)})`];
  }
  const conditions: RawBuilder<boolean>[] = [sql`posts.hidden is null`];
  if (category !== undefined) conditions.push(sql`posts.category = ${category}`);
  if (tag !== undefined) {
    conditions.push(sql`exists (select from post_tags where post_id = posts.id and tag = ${tag})`);
  }
  if (authorId !== undefined) conditions.push(sql`posts.author_id = ${authorId}`);
  return conditions;
}

interface CardsRequest {
  filter: PostsFilter;
  order: PostsOrder;
  limit: number;
  after: PostPosition | undefined;
  callerId: string | undefined;
}

/** Not for a search by text. */
export async function listCards(db: DatabaseReader, request: CardsRequest): Promise<CardRow[]> {
  let query = cards(db, request.callerId).where((where) => where.and(pageConditionsOf(db, request)));
  for (const column of orderColumns(request.order)) query = query.orderBy(column);
  return query.limit(request.limit).execute();
}

/** In the order of the ids, without deleted posts. */
export async function findCards(
  db: DatabaseReader,
  ids: readonly string[],
  callerId: string | undefined,
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  return cards(db, callerId)
    .where('posts.id', 'in', [...ids])
    .orderBy(sql`array_position(${ids}::uuid[], posts.id)`)
    .execute();
}

/** Conditions of an ordered, limited page of posts. With them, PostgreSQL reads only that page. */
export function pageConditionsOf(
  db: DatabaseReader,
  request: Omit<CardsRequest, 'callerId'>,
): RawBuilder<boolean>[] {
  const { filter, order, after } = request;
  if (filter.tag !== undefined) return [sql`posts.id in ${pageOfTag(db, request, filter.tag)}`];
  return [...conditionsOf(filter), ...(after ? [isAfter(order, after)] : [])];
}

/** `post_tags` has an index for each order. */
function pageOfTag(
  db: DatabaseReader,
  { filter: { category, authorId }, order, after, limit }: Omit<CardsRequest, 'callerId'>,
  tag: string,
) {
  let query = db.selectFrom('post_tags').select('post_id').where('tag', '=', tag);
  if (category !== undefined) query = query.where('category', '=', category);
  if (authorId !== undefined) query = query.where('author_id', '=', authorId);
  if (after) query = query.where(isAfter(order, after, 'post_tags'));
  for (const column of orderColumns(order, 'post_tags')) query = query.orderBy(column);
  return query.limit(limit);
}

export function openFullPosts(
  snapshot: DatabaseReader,
  request: { filter: PostsFilter; order: PostsOrder; callerId: string | undefined },
): Promise<Cursor<FullPostRow>> {
  let query = whole(snapshot, request.callerId).where((where) => where.and(conditionsOf(request.filter)));
  for (const column of orderColumns(request.order)) query = query.orderBy(column);
  return openCursor(snapshot, query);
}

/** Also undefined with more than `maxItems` comments and voters. */
export async function findFullPost(
  db: DatabaseReader,
  id: string,
  { callerId, maxItems }: { callerId: string | undefined; maxItems: number },
): Promise<FullPostRow | undefined> {
  if (!isId(id)) return undefined;
  return whole(db, callerId)
    .where('posts.id', '=', id)
    .where(sql<boolean>`comment_count + up_votes + down_votes + boost <= ${maxItems}`)
    .executeTakeFirst();
}

export async function hasPost(db: DatabaseReader, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', id)
    .where('hidden', 'is', null)
    .executeTakeFirst();
  return post !== undefined;
}

/** Of any size. */
export const openFullPost = (
  snapshot: DatabaseReader,
  id: string,
  callerId: string | undefined,
): Promise<Cursor<FullPostRow>> => openCursor(snapshot, whole(snapshot, callerId).where('posts.id', '=', id));

/** Includes hidden posts, which only their author may see. */
export async function findOwnPost(
  db: DatabaseReader,
  id: string,
  authorId: string,
): Promise<FullPostRow | undefined> {
  return withLists(anyCards(db, authorId), authorId)
    .where('posts.id', '=', id)
    .where(sql<boolean>`${sql.raw(isKeptSql)}`)
    .executeTakeFirst();
}

/** For its author and moderators only. With the first comments, and without voters. */
export async function findHiddenPost(
  db: DatabaseReader,
  id: string,
  count: number,
): Promise<CommentedRow | undefined> {
  if (!isId(id)) return undefined;
  return anyCards(db, undefined)
    .select(firstComments(count).as('comments'))
    .where('posts.id', '=', id)
    .where('posts.hidden', 'is not', null)
    .where(sql<boolean>`${sql.raw(isKeptSql)}`)
    .executeTakeFirst();
}

/** With the first comments, and without voters. */
export async function findPostWithComments(
  db: DatabaseReader,
  id: string,
  { callerId, count }: { callerId: string | undefined; count: number },
): Promise<CommentedRow | undefined> {
  if (!isId(id)) return undefined;
  return cards(db, callerId)
    .select(firstComments(count, callerId).as('comments'))
    .where('posts.id', '=', id)
    .executeTakeFirst();
}

const whole = (db: DatabaseReader, callerId: string | undefined) => withLists(cards(db, callerId), callerId);

const withLists = (query: ReturnType<typeof cards>, callerId: string | undefined) =>
  query.select([
    voters(1).as('up_voters'),
    voters(-1).as('down_voters'),
    aggregateComments(sql`comments`, callerId).as('comments'),
  ]);
