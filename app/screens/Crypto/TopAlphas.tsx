import { Leaderboard } from '@alphazone/ui';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../api/ApiContext';
import { leaderboardQuery } from '../../api/leaderboard/leaderboardQuery';
import { paths } from '../../paths';

/** The users with the most reputation, or sample data if the server has no leaderboard. */
export function TopAlphas() {
  const { data, isError, refetch } = useQuery(leaderboardQuery(useApi()));
  return (
    <Leaderboard
      entries={data}
      isSample={data?.some(({ sample }) => sample) ?? false}
      isFailed={isError}
      onRetry={() => void refetch()}
      userHref={paths.user}
    />
  );
}
