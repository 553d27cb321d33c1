import { dataOf, type LeaderboardEntry } from '@alphazone/client';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../ApiContext';
import { isUnknownCall } from '../unknownCall';
import { sampleAlphas } from './sampleAlphas';

/** Top Alphas, and whether they are sample data. */
export interface TopAlphas {
  /** Best first. */
  entries: readonly LeaderboardEntry[];
  isSample: boolean;
}

export const leaderboardKey = ['leaderboard'] as const;

/** The server's leaderboard; the fixed sample entries where the server has none. */
export function leaderboardQuery({ client }: Pick<Api, 'client'>) {
  return queryOptions({
    queryKey: leaderboardKey,
    queryFn: async ({ signal }): Promise<TopAlphas> => {
      try {
        return { entries: await dataOf(client.GET('/api/leaderboard', { signal })), isSample: false };
      } catch (error) {
        if (isUnknownCall(error)) return { entries: sampleAlphas, isSample: true };
        throw error;
      }
    },
  });
}
