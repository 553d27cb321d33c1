import type { Database } from '../database/database';
import type { SiteSettings } from './site-settings';

export interface LostZone {
  /** As its posts spell it. */
  name: string;
  posts: number;
}

/** Zones with visible posts that the site settings do not name, or spell differently. */
export async function findLostZones(
  db: Database,
  { zones }: Pick<SiteSettings, 'zones'>,
): Promise<LostZone[]> {
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
