import { expect, it } from 'vitest';

import { failure, testApi } from '../testing/testApi';
import { loadingReasonOf } from './errors';
import { postListQuery } from './posts/postQueries';

it.each<[string, () => Response, string]>([
  ['the server', () => failure(500, 'The database is asleep.'), 'The database is asleep.'],
  ['the client, where the server gives no reason', () => failure(500), 'The server answered 500.'],
  ['no parser, where the answer is another page', () => new Response('<!doctype html>'), 'Unknown error'],
])('loadingReasonOf: %s', async (_, answer, reason) => {
  const { api } = testApi(answer);
  const error: unknown = await api.cache
    .fetchInfiniteQuery(postListQuery(api, { sort: 'hot' }))
    .catch((failed: unknown) => failed);

  expect(loadingReasonOf(error)).toBe(reason);
});
