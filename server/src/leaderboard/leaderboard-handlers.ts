import { limits } from '@alphazone/client/limits';

import { cached } from '../cache';
import type { Handlers } from '../contract/handlers';
import type { Services } from '../services';
import { readLeaderboard } from './leaderboard-repository';

/** Milliseconds. All posts are counted through, so not for every reader. */
const freshFor = 60_000;

/** Top Alphas. */
export function leaderboardHandlers({ db }: Services): Pick<Handlers, 'getLeaderboard'> {
  const leaderboard = cached(freshFor, () => readLeaderboard(db, limits.leaderboard.maxItems));
  return { getLeaderboard: () => leaderboard() };
}
