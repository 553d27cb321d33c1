import { InfiniteQueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { failure, flushPromises, testForum, type Call } from '../testing/testForum';
import { tagListQuery } from './tagQueries';

const tag = (number: number) => ({ tagName: `tag${number}`, tagDesc: 'Used in Memes.', count: 1 });
const tags = Array.from({ length: 100 }, (_, index) => tag(index));

async function read(server: (call: Call) => Response) {
  const { forum, calls } = testForum(server);
  const list = new InfiniteQueryObserver(forum.cache, tagListQuery(forum));
  const stop = list.subscribe(() => undefined);
  await flushPromises();
  const first = list.getCurrentResult();
  if (first.hasNextPage) await list.fetchNextPage();
  stop();
  const { data, error, hasNextPage } = list.getCurrentResult();
  return {
    names: data?.pages.map(({ items }) => items.map(({ tagName }) => tagName)),
    error,
    hasNextPage,
    calls,
  };
}

describe('tagListQuery', () => {
  it('loads page by page from a server with the endpoint', async () => {
    const { names, hasNextPage } = await read(({ url }) =>
      url.includes('cursor=60')
        ? Response.json(tags.slice(60), { headers: { 'X-Total-Count': '100' } })
        : Response.json(tags.slice(0, 60), {
            headers: { 'X-Total-Count': '100', Link: '</api/tags?limit=60&cursor=60>; rel="next"' },
          }),
    );

    expect(names?.flat()).toEqual(tags.map(({ tagName }) => tagName));
    expect(hasNextPage).toBe(false);
  });

  it.each([
    ['404', () => failure(404, 'There is no such call.')],
    [
      'the app’s own page',
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
  ])('counts tags from posts when the server responds with %s', async (_, unknownEndpoint) => {
    const { names, calls, hasNextPage } = await read(({ url }) =>
      url.startsWith('/api/tags')
        ? unknownEndpoint()
        : Response.json(
            tags.map(({ tagName }) => ({ _id: tagName, postTags: [tagName], category: 'Memes' })),
          ),
    );

    expect(names?.map(({ length }) => length)).toEqual([60, 40]);
    expect(hasNextPage).toBe(false);
    expect(calls.map(({ url }) => url)).toEqual(['/api/tags?limit=60', '/posts/get']);
  });

  it('fails when the endpoint fails', async () => {
    const { error, calls } = await read(() => failure(500, 'The database is asleep.'));

    expect(error?.message).toBe('The database is asleep.');
    expect(calls).toHaveLength(1);
  });
});
