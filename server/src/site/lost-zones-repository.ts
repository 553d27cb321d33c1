import type { Database } from '../database/database';

export interface LostZone {
  /** As spelt in its posts. */
  name: string;
  posts: number;
}

/** Zones with visible posts that are not among `zones`, or are spelt differently there. */
export async function findLostZones(db: Database, zones: readonly { name: string }[]): Promise<LostZone[]> {
  const rows = await db
    .selectFrom('zone_counts')
    .select(({ fn }) => ['category as name', fn.sum<string>('posts').as('posts')])
    .groupBy('category')
    .having(({ fn }) => fn.sum('posts'), '>', 0)
    .orderBy('category')
    .execute();
  const named = new Set(zones.map(({ name }) => name));
  return rows.flatMap(({ name, posts }) => (named.has(name) ? [] : [{ name, posts: Number(posts) }]));
}
