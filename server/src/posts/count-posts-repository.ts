import { sql } from 'kysely';

import type { DatabaseReader } from '../database/database';
import { conditionsOf, type PostsFilter } from './posts-repository';

export interface PostCount {
  total: number;
  isCapped: boolean;
}

/** Text search is expensive, so counting stops here. */
const maxCounted = 1_000;

/** Uses a maintained count if there is one. */
export async function countPosts(db: DatabaseReader, filter: PostsFilter): Promise<PostCount> {
  const { category, tag, authorId, text } = filter;
  if (text !== undefined) return countUpTo(db, filter, maxCounted);
  return { total: await countExactly(), isCapped: false };

  async function countExactly(): Promise<number> {
    if (authorId === undefined && tag === undefined) return countOfZone(db, category);
    if (authorId === undefined && tag !== undefined) return countOfTag(db, tag, category);
    if (authorId !== undefined && tag === undefined && category === undefined) {
      return countOfAuthor(db, authorId);
    }
    return countAll(db, filter);
  }
}

const found = (db: DatabaseReader, filter: PostsFilter) =>
  db
    .selectFrom('posts')
    .select('posts.id')
    .where((where) => where.and(conditionsOf(filter)));

const number = sql<number>`count(*)::int`.as('count');

async function countUpTo(db: DatabaseReader, filter: PostsFilter, max: number): Promise<PostCount> {
  const { count } = await db
    .selectFrom(
      found(db, filter)
        .limit(max + 1)
        .as('found'),
    )
    .select(number)
    .executeTakeFirstOrThrow();
  return { total: Math.min(count, max), isCapped: count > max };
}

async function countAll(db: DatabaseReader, filter: PostsFilter): Promise<number> {
  const { count } = await db
    .selectFrom(found(db, filter).as('found'))
    .select(number)
    .executeTakeFirstOrThrow();
  return count;
}

async function countOfAuthor(db: DatabaseReader, authorId: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select('posts_count')
    .where('id', '=', authorId)
    .executeTakeFirst();
  return row?.posts_count ?? 0;
}

async function countOfTag(db: DatabaseReader, tag: string, category: string | undefined): Promise<number> {
  if (category === undefined) {
    const row = await db.selectFrom('tag_counts').select('posts').where('tag', '=', tag).executeTakeFirst();
    return row?.posts ?? 0;
  }
  const row = await db
    .selectFrom('tag_zone_counts')
    .select('posts')
    .where('tag', '=', tag)
    .where('category', '=', category)
    .executeTakeFirst();
  return row?.posts ?? 0;
}

/** @param category Undefined for all zones. */
async function countOfZone(db: DatabaseReader, category: string | undefined): Promise<number> {
  let query = db.selectFrom('zone_counts').select(sql<number>`coalesce(sum(posts), 0)::int`.as('posts'));
  if (category !== undefined) query = query.where('category', '=', category);
  return (await query.executeTakeFirstOrThrow()).posts;
}
