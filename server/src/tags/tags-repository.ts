import { sql } from 'kysely';

import type { DatabaseReader } from '../database/database';

export interface TagUse {
  name: string;
  count: number;
  /** The zone with the most of these posts. */
  zone: string;
  inZone: number;
}

/** Sorts by number of posts, then by name. */
export async function listTagUse(db: DatabaseReader, limit: number): Promise<TagUse[]> {
  const { rows } = await sql<TagUse>`
    select tag_counts.tag as name, tag_counts.posts as count, main.category as zone, main.posts as "inZone"
    from tag_counts
    cross join lateral (
      select category, posts from tag_zone_counts
      where tag = tag_counts.tag
      order by posts desc, category limit 1
    ) as main
    order by tag_counts.posts desc, tag_counts.tag collate "C"
    limit ${limit}`.execute(db);
  return rows;
}
