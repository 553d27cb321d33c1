import { sql } from 'kysely';

import type { DatabaseReader } from '../database/database';
import type { PostRow } from '../database/tables';
import { isKeptSql } from './kept-posts-repository';

export type PostCountsRow = Pick<
  PostRow,
  'id' | 'up_votes' | 'down_votes' | 'boost' | 'comment_count' | 'comments_locked' | 'pinned'
>;

export const countColumns = [
  'id',
  'up_votes',
  'down_votes',
  'boost',
  'comment_count',
  'comments_locked',
  'pinned',
] as const;

const isKept = sql<boolean>`${sql.raw(isKeptSql)}`;

export async function findPostCounts(db: DatabaseReader, ids: readonly string[]): Promise<PostCountsRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('posts')
    .select(countColumns)
    .where('id', 'in', [...ids])
    .where(isKept)
    .execute();
}

/** Without hidden posts: their changes are not published. */
export async function findPublicPostCounts(
  db: DatabaseReader,
  ids: readonly string[],
): Promise<PostCountsRow[]> {
  return db
    .selectFrom('posts')
    .select(countColumns)
    .where('id', 'in', [...ids])
    .where('hidden', 'is', null)
    .execute();
}

/** Includes hidden posts. */
export async function findVotedPost(db: DatabaseReader, id: string) {
  return db
    .selectFrom('posts')
    .select(['id', 'author_id', 'category', 'up_votes', 'down_votes'])
    .where('id', '=', id)
    .where(isKept)
    .executeTakeFirst();
}
