import { dataOf } from '@alphazone/client';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../ApiContext';

export const leaderboardKey = ['leaderboard'] as const;

export function leaderboardQuery({ client }: Pick<Api, 'client'>) {
  return queryOptions({
    queryKey: leaderboardKey,
    queryFn: ({ signal }) => dataOf(client.GET('/api/leaderboard', { signal })),
  });
}
