import { ApiError } from '@alphazone/client';
import { expect, it } from 'vitest';

import { texts } from '../texts';
import { failure, testForum } from '../testing/testForum';
import { asApiError, reasonOf } from './errors';
import { retryDelay, shouldRetry } from './queries/queryDefaults';
import { feedQuery } from '../posts/feeds/postQueries';

it.each<[string, () => Response, string]>([
  ['the server', () => failure(500, 'The database is asleep.'), 'The database is asleep.'],
  ["the client's reason when the server sends none", () => failure(500), 'The server answered 500.'],
  ['no parser error for an HTML page', () => new Response('<!doctype html>'), 'Unknown error'],
])('the message of a failed query is from %s', async (_, respond, message) => {
  const { forum } = testForum(respond);
  const error: unknown = await forum.cache
    .fetchInfiniteQuery(feedQuery(forum, { sort: 'hot' }))
    .catch((failed: unknown) => failed);

  expect(asApiError(texts, error).message).toBe(message);
});

it("takes the texts of failures without a server's message from the site", () => {
  const own = {
    ...texts,
    unreachable: 'Nicht erreichbar.',
    serverFailed: (status: number) => `Der Server meldet ${status}.`,
  };
  const error = new ApiError(0, undefined, 'unreachable');

  expect(reasonOf(own, error)).toBe('Nicht erreichbar.');
  expect(asApiError(own, error).message).toBe('Nicht erreichbar.');
  expect(asApiError(own, new ApiError(502, undefined)).message).toBe('Der Server meldet 502.');
  expect(asApiError(own, new ApiError(502, 'Zu viel.')).message).toBe('Zu viel.');
});

const refusal = (status: number, retryAfter?: number) =>
  new ApiError(status, undefined, undefined, [], { retryAfter });

it.each([
  [refusal(503, 7), true, 7000],
  [refusal(429, 0), true, 0],
  [refusal(503), true, 1000],
  [refusal(429, 31), false, 31_000],
  [refusal(504, 60), false, 60_000],
  [refusal(404), false, 1000],
])('a read that fails with %o is repeated: %s', (error, isRepeated, delay) => {
  expect(shouldRetry(0, error)).toBe(isRepeated);
  expect(retryDelay(0, error)).toBe(delay);
  expect(shouldRetry(2, error)).toBe(false);
});
