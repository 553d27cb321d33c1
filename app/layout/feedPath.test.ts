import { expect, it } from 'vitest';

import { isAppPath } from '../paths';
import { ownSite } from '../site/loadSite';
import { feedPath } from './feedPath';

it.each([
  ['/', ''],
  ['/memes?sort=new', '?category=memes'],
  ['/Memes/', '?category=memes'],
  ['/Tags?tag=R%26D', '?tag=r%26d'],
  ['/Tags', ''],
  ['/Users/0193a1b2', '?author=0193a1b2'],
  ['/posts/search?q=two+words', '?q=two%20words'],
  ['/posts', ''],
  ['/crypto', ''],
  ['/Users', ''],
])('at %s, the feed is /feed.rss%s', (address, query) => {
  const path = feedPath(ownSite, new URL(address, 'https://forum.example'));

  expect(path).toBe(`/feed.rss${query}`);
  // A server path, not a page of the app.
  expect(isAppPath(path)).toBe(false);
});

it('is that of a zone at "/" where the site says so', () => {
  expect(feedPath({ ...ownSite, home: 'news' }, { pathname: '/', search: '' })).toBe(
    '/feed.rss?category=news',
  );
});
