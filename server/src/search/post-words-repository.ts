import type { DatabaseReader } from '../database/database';
import { likeLiteral } from '../database/like';
import { prepare } from '../database/prepared';

export interface RankedPost {
  id: string;
  rank: number;
  score: number;
}

/** Maximum number of posts that a search counts and ranks. */
export const maxRanked = 1_000;

/** Search text, `like` pattern for titles, page size, and the last row of the previous page: rank, score, id. */
type Values = [string, string, number, ...([number, number, string] | [null, null, null])];

const selectRanked = prepare<Values, { page: RankedPost[]; count: number }>(`
  with found as materialized (
    select post_id, max(rank) as rank from posts_with_words($1, ${maxRanked + 1}) group by post_id
  ), ranked as (
    select post_id as id, score, found.rank + case
      when title = lower($1) then 6000000
      when title like lower($2) then 3000000
      else 0 end as rank
    from found join titles using (post_id)
    order by rank desc, score desc, id desc limit ${maxRanked}
  ), page as (
    select id, rank, score from ranked
    where $4::integer is null or (rank, score, id) < ($4, $5::integer, $6::uuid)
    order by rank desc, score desc, id desc limit $3
  )
  select (select count(*)::integer from found) as count,
    (select coalesce(jsonb_agg(page order by rank desc, score desc, id desc), '[]') from page) as page
`);

/** `count` is above `maxRanked` when there are more. */
export async function rankPosts(
  db: DatabaseReader,
  text: string,
  { limit, after }: { limit: number; after: RankedPost | undefined },
): Promise<{ page: RankedPost[]; count: number }> {
  const [found] = await selectRanked(
    db,
    text,
    `${likeLiteral(text)}%`,
    limit,
    ...(after ? ([after.rank, after.score, after.id] as const) : ([null, null, null] as const)),
  );
  return found ?? { page: [], count: 0 };
}
