import { sql } from 'kysely';

import type { DatabaseReader } from '../database/database';
import type { PostsFilter } from './posts-repository';

export interface PostCount {
  total: number;
  isCapped: boolean;
}

/** Reads maintained counts. */
export async function countPosts(
  db: DatabaseReader,
  { category, tag, authorId }: Omit<PostsFilter, 'text'>,
): Promise<number> {
  if (authorId !== undefined) {
    return tag === undefined && category === undefined
      ? countOfAuthor(db, authorId)
      : countOfAuthorIn(db, authorId, { category, tag });
  }
  return tag === undefined ? countOfZone(db, category) : countOfTag(db, tag, category);
}

async function countOfAuthor(db: DatabaseReader, authorId: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select('posts_count')
    .where('id', '=', authorId)
    .executeTakeFirst();
  return row?.posts_count ?? 0;
}

async function countOfAuthorIn(
  db: DatabaseReader,
  authorId: string,
  { category, tag = '' }: Pick<PostsFilter, 'category' | 'tag'>,
): Promise<number> {
  let query = db
    .selectFrom('author_counts')
    .select(sum)
    .where('author_id', '=', authorId)
    .where('tag', '=', tag);
  if (category !== undefined) query = query.where('category', '=', category);
  return (await query.executeTakeFirstOrThrow()).posts;
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
  let query = db.selectFrom('zone_counts').select(sum);
  if (category !== undefined) query = query.where('category', '=', category);
  return (await query.executeTakeFirstOrThrow()).posts;
}

const sum = sql<number>`coalesce(sum(posts), 0)::int`.as('posts');
