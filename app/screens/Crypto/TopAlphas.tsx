import { useLeaderboard } from '@alphazone/react';
import { Leaderboard } from '@alphazone/ui/crypto';

import { paths } from '../../paths';

export function TopAlphas() {
  const { entries, error, retry } = useLeaderboard();
  return (
    <Leaderboard
      entries={entries}
      isSample={entries?.some(({ sample }) => sample) ?? false}
      isFailed={error !== null}
      onRetry={retry}
      userHref={paths.user}
    />
  );
}
