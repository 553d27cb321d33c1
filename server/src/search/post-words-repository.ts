import { sql } from 'kysely';

import type { DatabaseReader } from '../database/database';
import { likeLiteral } from '../database/like';

export interface RankedPost {
  id: string;
  rank: number;
  score: number;
}

/** Maximum number of posts that a search counts and ranks. */
export const maxRanked = 1_000;

/** `count` is above `maxRanked` when there are more. */
export async function rankPosts(
  db: DatabaseReader,
  text: string,
  { limit, after }: { limit: number; after: RankedPost | undefined },
): Promise<{ page: RankedPost[]; count: number }> {
  const isLater = after
    ? sql`(rank, score, id) < (${after.rank}::integer, ${after.score}::integer, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<{ page: RankedPost[]; count: number }>`
    with found as materialized (
      select post_id, max(rank) as rank from posts_with_words(${text}, ${maxRanked + 1}) group by post_id
    ), ranked as (
      select post_id as id, score, found.rank + case
        when title = lower(${text}) then 6000000
        when title like lower(${`${likeLiteral(text)}%`}) then 3000000
        else 0 end as rank
      from found join titles using (post_id)
      order by rank desc, score desc, id desc limit ${maxRanked}
    ), page as (
      select id, rank, score from ranked where ${isLater} order by rank desc, score desc, id desc limit ${limit}
    )
    select (select count(*)::integer from found) as count,
      (select coalesce(jsonb_agg(page order by rank desc, score desc, id desc), '[]') from page) as page
  `.execute(db);
  return rows[0] ?? { page: [], count: 0 };
}
