import { expect, it } from 'vitest';

import { failure, testApi } from '../testing/testApi';
import { loadingReasonOf } from './errors';
import { postListQuery } from './posts/postQueries';

it.each<[string, () => Response, string]>([
  ['the server', () => failure(500, 'The database is asleep.'), 'The database is asleep.'],
  ["the client's reason when the server sends none", () => failure(500), 'The server answered 500.'],
  ['no parser error for an HTML page', () => new Response('<!doctype html>'), 'Unknown error'],
])('loadingReasonOf: %s', async (_, respond, reason) => {
  const { api } = testApi(respond);
  const error: unknown = await api.cache
    .fetchInfiniteQuery(postListQuery(api, { sort: 'hot' }))
    .catch((failed: unknown) => failed);

  expect(loadingReasonOf(error)).toBe(reason);
});
