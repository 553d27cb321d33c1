import { Leaderboard } from '@alphazone/ui/crypto';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../api/ApiContext';
import { leaderboardQuery } from '../../api/leaderboard/leaderboardQuery';
import { paths } from '../../paths';

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
