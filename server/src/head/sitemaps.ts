import { pagePaths, pagePatterns } from '@alphazone/client/pages';

import type { DatabaseReader } from '../database/database';
import { escapeHtml } from '../escape-html';
import type { SiteSettings } from '../site/site-settings';
import {
  findBoundary,
  listPostAddresses,
  listTagAddresses,
  listUserAddresses,
  type ListedTable,
  type SitemapRange,
} from './sitemap-repository';

const defaultPartSize = 5_000;

/** A part grows when rows with earlier ids are committed late. */
const maxGrowth = 2;

const fixedPages = [
  pagePatterns.home,
  pagePatterns.crypto,
  pagePatterns.posts,
  pagePatterns.tags,
  pagePatterns.users,
];

const first = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the greatest id with the same time. The index must not contain the id itself, which may be a hidden row's.
 */
const endOfMillisecond = (id: string) => `${id.slice(0, 13)}-7fff-bfff-ffffffffffff`;

interface Address {
  path: string;
  changedOn?: Date;
}

export interface Sitemaps {
  index: (origin: string) => Promise<string>;
  pages: (origin: string) => Promise<string>;
  part: (
    table: ListedTable,
    range: Partial<Pick<SitemapRange, 'after' | 'before'>>,
    origin: string,
  ) => Promise<string>;
}

/**
 * Ids grow with time, so parts never change their boundaries, and each reads only its own rows. New rows enter the
 * last part until it is full.
 */
export function createSitemaps({
  db,
  site,
  partSize = defaultPartSize,
}: {
  db: DatabaseReader;
  site: SiteSettings;
  partSize?: number | undefined;
}): Sitemaps {
  const known: Record<ListedTable, string[]> = { posts: [], users: [] };

  async function boundariesOf(table: ListedTable): Promise<readonly string[]> {
    for (;;) {
      const after = known[table].at(-1) ?? first;
      const next = await findBoundary(db, table, { after, rows: partSize });
      if (next === undefined) return known[table];
      // A concurrent caller may have found it too.
      if (after === (known[table].at(-1) ?? first)) known[table].push(endOfMillisecond(next));
    }
  }

  async function partsOf(table: ListedTable): Promise<string[]> {
    const ends = await boundariesOf(table);
    const ranges = [...ends.keys(), ends.length].map((index) => [ends[index - 1], ends[index]] as const);
    return ranges.map(([after, before]) => {
      const query = new URLSearchParams({ ...(after && { after }), ...(before && { before }) }).toString();
      return `/sitemap-${table}.xml${query === '' ? '' : `?${query}`}`;
    });
  }

  return {
    async index(origin) {
      const parts = ['/sitemap-pages.xml', ...(await partsOf('posts')), ...(await partsOf('users'))];
      const entries = parts.map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`);
      return `${declaration}<sitemapindex ${schema}>${entries.join('')}</sitemapindex>`;
    },

    async pages(origin) {
      const tags = await listTagAddresses(db);
      const paths = [
        ...fixedPages,
        ...(site.publicRemovals ? [pagePatterns.removals] : []),
        ...site.zones.map(({ name }) => pagePaths.zone(name)),
        ...tags.map(({ tag }) => pagePaths.tag(tag)),
      ];
      return urlSet(
        paths.map((path) => ({ path })),
        origin,
      );
    },

    async part(table, { after = first, before }, origin) {
      const isPart = before !== undefined && (await boundariesOf(table)).includes(before);
      const range = { after, before, limit: isPart ? maxGrowth * partSize : partSize };
      const addresses: Address[] =
        table === 'posts'
          ? (await listPostAddresses(db, range)).map(({ id, changed_on: changedOn }) => ({
              path: pagePaths.post(id),
              changedOn,
            }))
          : (await listUserAddresses(db, range)).map(({ id }) => ({ path: pagePaths.user(id) }));
      return urlSet(addresses, origin);
    },
  };
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urlSet(addresses: readonly Address[], origin: string): string {
  const entries = addresses.map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${changedOn.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeHtml(origin + path)}</loc>${changed}</url>`;
  });
  return `${declaration}<urlset ${schema}>${entries.join('')}</urlset>`;
}
