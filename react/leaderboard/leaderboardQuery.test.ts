import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { failure, testForum } from '../testing/testForum';
import { adaptPlainServer } from '../plainServer/adaptPlainServer';
import { leaderboardQuery } from './leaderboardQuery';

const ada = { id: 'ada', name: 'Ada', reputation: 320, shares: 21, avatar: '' };

const sample = { ...ada, sample: true };

const ask = (respond: () => Response) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    leaderboardQuery(
      testForum(respond, {
        adapt: (server) => adaptPlainServer({ ...server, fallbacks: { '/api/leaderboard': [sample] } }),
      }).forum,
    ),
  );

describe('leaderboardQuery', () => {
  it("returns the server's ranking", async () => {
    await expect(ask(() => Response.json([ada]))).resolves.toEqual([ada]);
  });

  it('returns an empty ranking without the fallback', async () => {
    await expect(ask(() => Response.json([]))).resolves.toEqual([]);
  });

  it.each([
    ['with 404', () => failure(404, 'There is no such call.')],
    ['with 405', () => failure(405)],
    ['with 501', () => failure(501)],
    ['with the page of the app', () => new Response('<!doctype html>')],
  ])('returns the fallback when the server responds with %s', async (_, respond) => {
    await expect(ask(respond)).resolves.toEqual([sample]);
  });

  it('fails without the fallback when the leaderboard fails', async () => {
    await expect(ask(() => failure(503, 'Not now.'))).rejects.toThrow('Not now.');
  });
});
