import { sql, type SelectQueryBuilder, type Transaction } from 'kysely';

import type { Database } from '../database/database';
import { isId } from '../database/ids';
import { likeLiteral } from '../database/like';
import type { NewPost, PostRow, Tables } from '../database/tables';
import { lockActor } from '../gamification/lock-actor';
import { isAfter, orderColumns, type PostPosition, type PostsFilter, type PostsOrder } from './posts-query';

/** A post with its author, as cards show it. */
export interface CardRow extends PostRow {
  author_name: string;
  author_picture: string | null;
  /** The caller's vote: 1, -1 or, without one, null. */
  my_vote: number | null;
}

/** A post with everything that belongs to it. */
export interface WholeRow extends CardRow {
  up_voters: string[];
  down_voters: string[];
  comments: EmbeddedComment[];
}

export interface EmbeddedComment {
  id: string;
  user_id: string;
  user_name: string;
  user_picture: string | null;
  body: string;
  /** As PostgreSQL writes moments in JSON. */
  commented_on: string;
}

/** Selects cards; `callerId` is whose votes are looked at. */
function cards(db: Database, callerId: string | undefined) {
  return db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.author_id')
    .selectAll('posts')
    .select([
      'users.name as author_name',
      'users.picture_url as author_picture',
      sql<number | null>`(
        select v.value from votes v where v.post_id = posts.id and v.user_id = ${callerId ?? null}::uuid
      )`.as('my_vote'),
    ]);
}

const voters = (value: 1 | -1) => sql<string[]>`array(
  select v.user_id::text from votes v
  where v.post_id = posts.id and v.value = ${value}
  order by v.voted_on, v.user_id
)`;

const comments = sql<EmbeddedComment[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'user_id', c.user_id, 'user_name', u.name, 'user_picture', u.picture_url,
    'body', c.body, 'commented_on', c.commented_on
  ) order by c.commented_on, c.id), '[]')
  from comments c join users u on u.id = c.user_id
  where c.post_id = posts.id
)`;

type PostsQuery<O> = SelectQueryBuilder<Tables, 'posts' | 'users', O>;

function matching<O>(query: PostsQuery<O>, { category, tag, authorId, text }: PostsFilter): PostsQuery<O> {
  let filtered = query;
  if (category !== undefined) filtered = filtered.where('posts.category', '=', category);
  if (tag !== undefined) filtered = filtered.where(sql<boolean>`posts.tags @> array[${tag}]::text[]`);
  if (authorId !== undefined) filtered = filtered.where('posts.author_id', '=', authorId);
  if (text !== undefined) {
    filtered = filtered.where(sql<boolean>`lower(posts.title) like lower(${`%${likeLiteral(text)}%`})`);
  }
  return filtered;
}

/** One page of cards. */
export async function listCards(
  db: Database,
  request: {
    filter: PostsFilter;
    order: PostsOrder;
    limit: number;
    after: PostPosition | undefined;
    callerId: string | undefined;
  },
): Promise<CardRow[]> {
  let query = matching(cards(db, request.callerId), request.filter);
  if (request.after) query = query.where(isAfter(request.order, request.after));
  for (const column of orderColumns(request.order)) query = query.orderBy(column);
  return query.limit(request.limit).execute();
}

/** How many posts match. */
export async function countPosts(db: Database, filter: PostsFilter): Promise<number> {
  const query = db.selectFrom('posts').innerJoin('users', 'users.id', 'posts.author_id');
  const { count } = await matching(
    query.select(sql<number>`count(*)::int`.as('count')),
    filter,
  ).executeTakeFirstOrThrow();
  return count;
}

/** All matching posts, whole. One statement, so that lists and counts agree. */
export async function listWhole(
  db: Database,
  request: { filter: PostsFilter; order: PostsOrder; callerId: string | undefined },
): Promise<WholeRow[]> {
  let query = matching(whole(db, request.callerId), request.filter);
  for (const column of orderColumns(request.order)) query = query.orderBy(column);
  return query.execute();
}

/** The post with this id, whole; undefined when there is none. */
export async function findWhole(
  db: Database,
  id: string,
  callerId: string | undefined,
): Promise<WholeRow | undefined> {
  if (!isId(id)) return undefined;
  return whole(db, callerId).where('posts.id', '=', id).executeTakeFirst();
}

const whole = (db: Database, callerId: string | undefined) =>
  cards(db, callerId).select([
    voters(1).as('up_voters'),
    voters(-1).as('down_voters'),
    comments.as('comments'),
  ]);

/** Stores a post and counts it for its author. */
export async function insertPost(transaction: Transaction<Tables>, post: NewPost): Promise<void> {
  await transaction.insertInto('posts').values(post).execute();
  await lockActor(transaction, post.author_id);
  await transaction
    .updateTable('users')
    .set({ posts_count: sql`posts_count + 1` })
    .where('id', '=', post.author_id)
    .execute();
}
