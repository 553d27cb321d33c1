import { expect, it } from 'vitest';

import { cachedOnHeader } from '../worker/messages';
import { createCacheAges } from './cacheAges';

it('returns the age of the oldest saved response until a fresh one arrives', async () => {
  let page = '/memes';
  let cachedOn: Record<string, string> = {};
  const ages = createCacheAges(
    () => page,
    ({ url }) => {
      const age = cachedOn[new URL(url).pathname];
      return Promise.resolve(
        Response.json([], { headers: age === undefined ? {} : { [cachedOnHeader]: age } }),
      );
    },
  );
  const read = (path: string) => ages.fetch(new Request(`https://forum.example${path}`));
  let changes = 0;
  ages.subscribe(() => (changes += 1));

  await read('/posts/get');
  expect(ages.cachedOn()).toBeUndefined();

  cachedOn = { '/posts/get': '2000', '/api/users': '3000', '/api/site': '1', '/api/filters': '1' };
  await Promise.all(Object.keys(cachedOn).map(read));
  expect(ages.cachedOn()).toBe(2000);
  expect(changes).toBe(3);

  page = '/news';
  expect(ages.cachedOn()).toBeUndefined();
  page = '/memes';
  cachedOn = { '/api/users': '3000' };
  await read('/posts/get');
  expect(ages.cachedOn()).toBe(3000);
});

it('forgets the age of a list’s later pages once they are fresh from other cursors', async () => {
  let isOffline = true;
  const headers = () => (isOffline ? { [cachedOnHeader]: '1000' } : {});
  const ages = createCacheAges(
    () => '/news',
    () => Promise.resolve(Response.json([], { headers: headers() })),
  );
  const read = (path: string) => ages.fetch(new Request(`https://forum.example${path}`));
  await read('/posts/get?limit=10');
  await read('/posts/get?limit=20&cursor=a');

  isOffline = false;
  await read('/posts/get?limit=10');
  await read('/posts/get?limit=20&cursor=b');

  expect(ages.cachedOn()).toBeUndefined();
});
