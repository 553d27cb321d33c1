import { dataOf } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { useForum } from '../forum/ForumContext';
import type { Forum } from '../forum/Forum';
import { leaderboardKey } from '../forum/queries/queryKeys';
import { queryState } from '../forum/queries/queryState';

export function leaderboardQuery({ client }: Pick<Forum, 'client'>) {
  return queryOptions({
    queryKey: leaderboardKey,
    queryFn: ({ signal }) => dataOf(client.GET('/api/leaderboard', { signal })),
  });
}

/** The most trusted users. `entries` is undefined while loading. */
export function useLeaderboard() {
  const forum = useForum();
  const query = useQuery(leaderboardQuery(forum));
  return { entries: query.data, ...queryState(forum, query) };
}
