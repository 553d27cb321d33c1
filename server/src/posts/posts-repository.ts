import type { Vote } from '@alphazone/client';
import { sql, type RawBuilder } from 'kysely';

import { openCursor, type Cursor } from '../database/cursor';
import type { DatabaseReader } from '../database/database';
import { isId } from '../database/ids';
import { likeLiteral } from '../database/like';
import { hasLetters, isShort } from '../search/title-pairs-repository';
import type { PostRow } from '../database/tables';
import { voteNamed } from '../votes/votes-repository';

export interface PostsFilter {
  /** As spelled in the site settings. */
  category?: string | undefined;
  tag?: string | undefined;
  authorId?: string | undefined;
  /** Part of the title, case-insensitive. */
  text?: string | undefined;
}

export interface PostsOrder {
  by: 'score' | 'time';
  pinnedFirst: boolean;
}

/** The id makes it unique. */
export type PostPosition = Pick<PostRow, 'pinned' | 'score' | 'posted_on' | 'id'>;

export interface CardRow extends PostRow {
  author_name: string;
  author_picture: string | null;
  my_vote: Vote | null;
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
}

/** Tables with the columns of every order, and their column with the post's id. */
const idColumns = { posts: 'posts.id', post_tags: 'post_tags.post_id' } as const;
type OrderedTable = keyof typeof idColumns;

/** Returns the sort keys, all descending. */
function keysOf(table: OrderedTable, { by, pinnedFirst }: PostsOrder, at: PostPosition) {
  return [
    ...(pinnedFirst ? [{ column: sql.ref(`${table}.pinned`), value: sql`${at.pinned}::boolean` }] : []),
    ...(by === 'score' ? [{ column: sql.ref(`${table}.score`), value: sql`${at.score}::integer` }] : []),
    { column: sql.ref(`${table}.posted_on`), value: sql`${at.posted_on}::timestamptz` },
    { column: sql.ref(idColumns[table]), value: sql`${at.id}::uuid` },
  ];
}

const anywhere: PostPosition = { pinned: false, score: 0, posted_on: new Date(0), id: '' };

const orderColumns = (order: PostsOrder, table: OrderedTable = 'posts'): RawBuilder<unknown>[] =>
  keysOf(table, order, anywhere).map(({ column }) => sql`${column} desc`);

function isAfter(
  order: PostsOrder,
  position: PostPosition,
  table: OrderedTable = 'posts',
): RawBuilder<boolean> {
  const keys = keysOf(table, order, position);
  const columns = sql.join(keys.map(({ column }) => column));
  const values = sql.join(keys.map(({ value }) => value));
  return sql<boolean>`(${columns}) < (${values})`;
}

function cards(db: DatabaseReader, callerId: string | undefined) {
  return db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.author_id')
    .selectAll('posts')
    .select([
      'users.name as author_name',
      'users.picture_url as author_picture',
      sql<Vote | null>`(
        select ${voteNamed(sql.ref('v.value'))} from votes v
        where v.post_id = posts.id and v.user_id = ${callerId ?? null}::uuid
      )`.as('my_vote'),
    ]);
}

const voters = (value: 1 | -1) => sql<string[]>`array(
  select v.user_id::text from votes v
  where v.post_id = posts.id and v.value = ${value}
  order by v.voted_on, v.user_id
)`;

const aggregateComments = (ofPost: RawBuilder<unknown>) => sql<EmbeddedComment[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'user_id', c.user_id, 'user_name', u.name, 'user_picture', u.picture_url,
    'body', c.body, 'commented_on', c.commented_on
  ) order by c.commented_on, c.id), '[]')
  from ${ofPost} c join users u on u.id = c.user_id
  where c.post_id = posts.id
)`;

const comments = aggregateComments(sql`comments`);

const firstComments = (count: number) =>
  aggregateComments(sql`(
    select * from comments where post_id = posts.id order by commented_on, id limit ${count}
  )`);

/** Conditions on the table `posts` only. */
export function conditionsOf({ category, tag, authorId, text }: PostsFilter): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (category !== undefined) conditions.push(sql`posts.category = ${category}`);
  if (tag !== undefined) {
    conditions.push(sql`exists (select from post_tags where post_id = posts.id and tag = ${tag})`);
  }
  if (authorId !== undefined) conditions.push(sql`posts.author_id = ${authorId}`);
  if (text !== undefined) {
    conditions.push(sql`lower(posts.title) like lower(${`%${likeLiteral(text)}%`})`);
    if (isShort(text)) conditions.push(hasLetters(text));
  }
  return conditions;
}

interface CardsRequest {
  filter: PostsFilter;
  order: PostsOrder;
  limit: number;
  after: PostPosition | undefined;
  callerId: string | undefined;
}

export async function listCards(db: DatabaseReader, request: CardsRequest): Promise<CardRow[]> {
  const { tag, category, authorId, text } = request.filter;
  let query = cards(db, request.callerId);
  if (text !== undefined) {
    query = query.where('posts.id', 'in', pageOf(db, request));
  } else if (tag !== undefined && authorId === undefined) {
    query = query.where('posts.id', 'in', pageOfTag(db, { ...request, tag, category }));
  } else {
    query = query.where((where) => where.and(conditionsOf(request.filter)));
    if (request.after) query = query.where(isAfter(request.order, request.after));
  }
  for (const column of orderColumns(request.order)) query = query.orderBy(column);
  return query.limit(request.limit).execute();
}

/** In the order of the ids, without posts that are gone. */
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

/** Reads only the page: `post_tags` has an index for each order. */
function pageOfTag(
  db: DatabaseReader,
  request: Omit<CardsRequest, 'filter'> & { tag: string; category: string | undefined },
) {
  const { tag, category, order, after } = request;
  let query = db.selectFrom('post_tags').select('post_id').where('tag', '=', tag);
  if (category !== undefined) query = query.where('category', '=', category);
  if (after) query = query.where(isAfter(order, after, 'post_tags'));
  for (const column of orderColumns(order, 'post_tags')) query = query.orderBy(column);
  return query.limit(request.limit);
}

/** Ids only: a search sorts all matching posts, without looking up their authors. */
function pageOf(db: DatabaseReader, { filter, order, after, limit }: CardsRequest) {
  let query = db
    .selectFrom('posts')
    .select('posts.id')
    .where((where) => where.and(conditionsOf(filter)));
  if (after) query = query.where(isAfter(order, after));
  for (const column of orderColumns(order)) query = query.orderBy(column);
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

export async function findFullPost(
  db: DatabaseReader,
  id: string,
  callerId: string | undefined,
): Promise<FullPostRow | undefined> {
  if (!isId(id)) return undefined;
  return whole(db, callerId).where('posts.id', '=', id).executeTakeFirst();
}

/** With the first comments, and without voters. */
export async function findPostWithComments(
  db: DatabaseReader,
  id: string,
  { callerId, count }: { callerId: string | undefined; count: number },
): Promise<CommentedRow | undefined> {
  if (!isId(id)) return undefined;
  return cards(db, callerId)
    .select(firstComments(count).as('comments'))
    .where('posts.id', '=', id)
    .executeTakeFirst();
}

const whole = (db: DatabaseReader, callerId: string | undefined) =>
  cards(db, callerId).select([
    voters(1).as('up_voters'),
    voters(-1).as('down_voters'),
    comments.as('comments'),
  ]);
