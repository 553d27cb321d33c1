import type { Site } from '@alphazone/client';
import { matchPath } from 'react-router-dom';

import { patterns } from '../paths';
import { findZone } from '../site/zones';

/** Path of the feed with a page's posts, or with all posts if the page has none. */
export function feedPath(site: Site, { pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  const term = (name: string) => params.get(name)?.trim();
  const isAt = (pattern: string) => matchPath(pattern, pathname) !== null;

  if (isAt(patterns.search)) return feed('q', term('q'));
  if (isAt(patterns.tags)) return feed('tag', term('tag')?.toLowerCase());
  const author = matchPath(patterns.user, pathname);
  if (author) return feed('author', author.params['id']);
  const name = isAt(patterns.home) ? site.home : matchPath(patterns.zone, pathname)?.params['zone'];
  return feed('category', findZone(site, name)?.name.toLowerCase());
}

const feed = (name: string, term = '') =>
  term === '' ? '/feed.rss' : `/feed.rss?${name}=${encodeURIComponent(term)}`;
