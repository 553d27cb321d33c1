import { sql } from 'kysely';

import type { Database } from '../database/database';

/** Everything that triggers keep about posts, as it is kept and as it is counted anew. They must be equal. */
export async function keptCounts(db: Database): Promise<{ kept: unknown[]; counted: unknown[] }> {
  const kept = await sql`
    select 'zone' as kind, category as a, '' as b, sum(posts)::int as posts from zone_counts
    group by category having sum(posts) <> 0
    union all select 'tag', tag, '', posts from tag_counts
    union all select 'tag in zone', tag, category, posts from tag_zone_counts
    union all select 'post ' || post_id, tag, concat_ws(' ', category, pinned, score, posted_on), 1 from post_tags
    order by 1, 2, 3`.execute(db);
  const counted = await sql`
    with uses as (select distinct posts.*, tag from posts, unnest(tags) as tag)
    select 'zone' as kind, category as a, '' as b, count(*)::int as posts from posts group by category
    union all select 'tag', tag, '', count(*)::int from uses group by tag
    union all select 'tag in zone', tag, category, count(*)::int from uses group by tag, category
    union all select 'post ' || id, tag, concat_ws(' ', category, pinned, score, posted_on), 1 from uses
    order by 1, 2, 3`.execute(db);
  return { kept: kept.rows, counted: counted.rows };
}
