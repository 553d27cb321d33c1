import type { Tag } from '@alphazone/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { publish, signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let ada: TestMember;

beforeEach(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
});
afterEach(() => server.close());

const listTags = async (query = '') => (await server.request({ url: `/api/tags${query}` })).json<Tag[]>();

describe('listTags', () => {
  it('is empty without posts', async () => {
    expect(await listTags()).toEqual([]);
  });

  // @spec 3.10
  it('lists tags by use and then by name, with a description', async () => {
    await publish(ada, { postTags: ['bitcoin', 'halving'] });
    await publish(ada, { postTags: ['bitcoin'] });
    await publish(ada, { postTags: ['bitcoin', 'gm'], category: 'Memes' });

    expect(await listTags()).toEqual([
      { tagName: 'bitcoin', tagDesc: 'Used mostly in Cryptocurrency.', count: 3 },
      { tagName: 'gm', tagDesc: 'Used in Memes.', count: 1 },
      { tagName: 'halving', tagDesc: 'Used in Cryptocurrency.', count: 1 },
    ]);
  });

  it('pages through all tags without repeats', async () => {
    const names = ['b', 'ä', 'a', '\u{1F680}', '\uFFFD', 'c'];
    await publish(ada, { postTags: names });
    await publish(ada, { postTags: ['c'] });

    const seen: string[] = [];
    let url: string | undefined = '/api/tags?limit=2';
    let pages = 0;
    while (url !== undefined) {
      const response = await server.request({ url });
      expect(response.headers['x-total-count']).toBe('6');
      seen.push(...response.json<Tag[]>().map(({ tagName }) => tagName));
      url = /<([^>]+)>/.exec(response.headers.link?.toString() ?? '')?.[1];
      pages += 1;
    }
    expect(seen).toEqual(['c', 'a', 'b', 'ä', '\uFFFD', '\u{1F680}']);
    expect(pages).toBe(3);
  });

  it.each([
    ['?cursor=WzEsImEiXQ', 'cursor: works only together with limit.'],
    ['?limit=2&cursor=nonsense', 'cursor: is not a cursor of this list.'],
    ['?limit=2&cursor=WyJhIiwxXQ', 'cursor: is not a cursor of this list.'],
    ['?limit=0', 'limit: must be at least 1.'],
  ])('refuses %s', async (query, message) => {
    const response = await server.request({ url: `/api/tags${query}` });

    expect(response.statusCode).toBe(400);
    expect(response.json<{ message: string }>().message).toContain(message);
  });

  it('includes a new post immediately', async () => {
    const before = await listTags();
    await publish(ada, { postTags: ['gm'] });

    expect(before).toEqual([]);
    expect(await listTags()).toHaveLength(1);
  });
});
