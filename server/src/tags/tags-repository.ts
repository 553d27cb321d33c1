import { sql } from 'kysely';

import type { DatabaseReader } from '../database/database';

export interface TagUse {
  name: string;
  /** Posts with this tag. */
  count: number;
  /** The zone with the most of these posts. */
  zone: string;
  /** Number of these posts in that zone. */
  inZone: number;
}

/** Returns the most used tags, by number of posts and then by name. */
export async function listTagUse(db: DatabaseReader, limit: number): Promise<TagUse[]> {
  const { rows } = await sql<TagUse>`
    with uses as (
      select tag, category, count(*)::int as count
      from posts, unnest(tags) as tag
      group by tag, category
    )
    select tag as name,
           sum(count)::int as count,
           (array_agg(category order by count desc, category))[1] as zone,
           max(count) as "inZone"
    from uses
    group by tag
    order by sum(count) desc, tag collate "C"
    limit ${limit}`.execute(db);
  return rows;
}
