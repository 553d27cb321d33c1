import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { failure, testApi } from '../../testing/testApi';
import { leaderboardQuery } from './leaderboardQuery';
import { sampleAlphas } from '../../plainServer/sampleAlphas';

const ada = { id: 'ada', name: 'Ada', reputation: 320, shares: 21, avatar: '' };

const ask = (answer: () => Response) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    leaderboardQuery(testApi(answer).api),
  );

describe('leaderboardQuery', () => {
  it('gives the members whom the server ranks', async () => {
    await expect(ask(() => Response.json([ada]))).resolves.toEqual([ada]);
  });

  it('gives nobody, and no sample, while the server ranks nobody', async () => {
    await expect(ask(() => Response.json([]))).resolves.toEqual([]);
  });

  it.each([
    ['with 404', () => failure(404, 'There is no such call.')],
    ['with 405', () => failure(405)],
    ['with 501', () => failure(501)],
    ['with the page of the app', () => new Response('<!doctype html>')],
  ])('gives sample entries, named as such, when the server answers %s', async (_, answer) => {
    await expect(ask(answer)).resolves.toEqual(sampleAlphas);
  });

  it('fails, and makes nothing up, when the server has a leaderboard and does not give it', async () => {
    await expect(ask(() => failure(503, 'Not now.'))).rejects.toThrow('Not now.');
  });
});
