import { emptyCursor, type Cursor } from '../database/cursor';
import type { DatabaseReader } from '../database/database';
import { isId } from '../database/ids';
import type { Services } from '../services';
import { zoneNamed } from '../site/site-settings';
import { countPosts, type PostCount } from './count-posts-repository';
import { findTitles } from './find-titles-repository';
import type { PostPosition, PostsOrder } from './order-keys-repository';
import {
  findCards,
  listCards,
  openFullPosts,
  type CardRow,
  type FullPostRow,
  type PostsFilter,
} from './posts-repository';

export interface PostsQuery {
  /** Case-insensitive. */
  category?: string;
  tag?: string;
  author?: string;
  q?: string;
}

interface ListOptions {
  order: PostsOrder;
  callerId: string | undefined;
}

export async function openAllPosts(
  { snapshot, site }: { snapshot: DatabaseReader; site: Services['site'] },
  query: PostsQuery,
  options: ListOptions,
): Promise<Cursor<FullPostRow>> {
  const filter = filterOf(query, site);
  return filter ? openFullPosts(snapshot, { filter, ...options }) : emptyCursor;
}

/** Returns one extra row if there is a next page. */
export async function listPostCards(
  { db, site }: Pick<Services, 'db' | 'site'>,
  query: PostsQuery,
  { limit, ...options }: ListOptions & { limit: number; after: PostPosition | undefined },
): Promise<PostCount & { rows: CardRow[] }> {
  const filter = filterOf(query, site);
  if (!filter) return { rows: [], total: 0, isCapped: false };
  const request = { filter, limit: limit + 1, ...options };
  if (filter.text !== undefined) {
    const { ids, ...count } = await findTitles(db, { ...request, filter: { ...filter, text: filter.text } });
    return { rows: await findCards(db, ids, options.callerId), ...count };
  }
  const [rows, total] = await Promise.all([listCards(db, request), countPosts(db, filter)]);
  return { rows, total, isCapped: false };
}

/** Undefined when no post can match, e.g. for an unknown zone. */
function filterOf(
  { category, tag, author, q = '' }: PostsQuery,
  site: Services['site'],
): PostsFilter | undefined {
  const zone = category === undefined ? undefined : zoneNamed(site, category);
  if (category !== undefined && zone === undefined) return undefined;
  if (author !== undefined && !isId(author)) return undefined;
  const name = tag?.trim().toLowerCase();
  if (name === '') return undefined;
  const text = q.trim();
  return {
    category: zone,
    tag: name,
    authorId: author,
    text: text === '' ? undefined : text,
  };
}
