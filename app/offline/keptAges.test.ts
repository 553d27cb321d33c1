import { expect, it } from 'vitest';

import { keptOnHeader } from '../worker/messages';
import { createKeptAges } from './keptAges';

it('returns the age of the oldest saved response until a fresh one arrives', async () => {
  let page = '/memes';
  let keptOn: Record<string, string> = {};
  const ages = createKeptAges(
    () => page,
    ({ url }) => {
      const age = keptOn[new URL(url).pathname];
      return Promise.resolve(
        Response.json([], { headers: age === undefined ? {} : { [keptOnHeader]: age } }),
      );
    },
  );
  const read = (path: string) => ages.fetch(new Request(`https://forum.example${path}`));
  let changes = 0;
  ages.subscribe(() => (changes += 1));

  await read('/posts/get');
  expect(ages.keptOn()).toBeUndefined();

  keptOn = { '/posts/get': '2000', '/api/users': '3000', '/api/site': '1' };
  await Promise.all(['/posts/get', '/api/users', '/api/site'].map(read));
  expect(ages.keptOn()).toBe(2000);
  expect(changes).toBe(3);

  page = '/news';
  expect(ages.keptOn()).toBeUndefined();
  page = '/memes';
  keptOn = { '/api/users': '3000' };
  await read('/posts/get');
  expect(ages.keptOn()).toBe(3000);
});
