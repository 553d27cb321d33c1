import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { preloadedRoutes, routePreloadsOf, type Chunk } from './routePreloads';

const chunk = (name: string, imports: string[], facade: string | null = null): Chunk => ({
  fileName: `${name}.js`,
  isEntry: name === 'index',
  facadeModuleId: facade,
  imports: imports.map((imported) => `${imported}.js`),
});

it('lists what a route needs beyond the page', () => {
  const routes = new Set(Object.values(preloadedRoutes));
  const chunks = [
    chunk('index', ['vendor', 'main']),
    chunk('main', ['vendor']),
    chunk('vendor', []),
    chunk('feed', ['vendor', 'more']),
    chunk('more', ['feed']),
    ...[...routes].map((route) => chunk(route, ['feed', 'main'], `/code/app/routes/${route}.tsx`)),
  ];

  const preloads = routePreloadsOf(chunks);

  const filesAt = (path: string) => preloads.find(([pattern]) => new RegExp(pattern, 'i').test(path))?.[1];
  expect(filesAt('/')).toEqual(['home.js', 'feed.js', 'more.js']);
  expect(filesAt('/news/')?.[0]).toBe('zone.js');
  expect(filesAt('/Posts/1')?.[0]).toBe('post.js');
  expect(filesAt('/posts/search')?.[0]).toBe('search-results.js');
  expect(filesAt('/moderation/audit')).toBeUndefined();
});

it('names the routes that the app opens', () => {
  // The server build replaces dynamic imports in routes by their modules.
  const router = readFileSync(new URL('../router.tsx', import.meta.url), 'utf8');
  const routes = router.matchAll(/path: patterns\.(\w+), lazy: \(\) => import\('\.\/routes\/([\w-]+)'\)/g);
  const opened = [...routes].map(([, name, route]) => [name, route]);

  expect(opened).toEqual(expect.arrayContaining(Object.entries(preloadedRoutes)));
});
