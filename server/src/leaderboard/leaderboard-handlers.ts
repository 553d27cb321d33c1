import type { LeaderboardEntry } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';

import type { Handlers } from '../contract/handlers';
import type { Services } from '../services';
import { listLeaders, type LeaderRow } from './leaderboard-repository';

export function leaderboardHandlers({ db }: Services): Pick<Handlers, 'getLeaderboard'> {
  return {
    getLeaderboard: async () => (await listLeaders(db, limits.leaderboard.maxItems)).map(serialiseLeader),
  };
}

const serialiseLeader = ({ id, name, picture_url, reputation, shares }: LeaderRow): LeaderboardEntry => ({
  id,
  name,
  reputation,
  shares,
  avatar: picture_url ?? '',
});
