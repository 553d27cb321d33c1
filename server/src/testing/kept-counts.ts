import { sql } from 'kysely';

import type { Database } from '../database/database';

/** Everything that triggers maintain, as stored and as recomputed. They must be equal. */
export async function keptCounts(db: Database): Promise<{ kept: unknown[]; counted: unknown[] }> {
  const kept = await sql`
    select 'zone' as kind, category as a, '' as b, sum(posts)::int as posts from zone_counts
    group by category having sum(posts) <> 0
    union all select 'tag', tag, '', posts from tag_counts
    union all select 'tag in zone', tag, category, posts from tag_zone_counts
    union all select 'post ' || post_id, tag, concat_ws(' ', category, pinned, score, posted_on), 1 from post_tags
    union all select 'reputation', user_id::text, '', reputation from standings where reputation <> 0
    union all select 'shares', user_id::text, '', shares from standings where shares <> 0
    order by 1, 2, 3`.execute(db);
  const counted = await sql`
    with uses as (select distinct posts.*, tag from posts, unnest(tags) as tag)
    select 'zone' as kind, category as a, '' as b, count(*)::int as posts from posts group by category
    union all select 'tag', tag, '', count(*)::int from uses group by tag
    union all select 'tag in zone', tag, category, count(*)::int from uses group by tag, category
    union all select 'post ' || id, tag, concat_ws(' ', category, pinned, score, posted_on), 1 from uses
    union all select 'reputation', author_id::text, '', sum(value)::int
    from votes join posts on posts.id = post_id where user_id <> author_id group by author_id having sum(value) <> 0
    union all select 'shares', author_id::text, '', count(*)::int
    from shares join posts on posts.id = post_id group by author_id
    order by 1, 2, 3`.execute(db);
  return { kept: kept.rows, counted: counted.rows };
}
