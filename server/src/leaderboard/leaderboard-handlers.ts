import type { LeaderboardEntry } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';

import { cached } from '../cache';
import type { Handlers } from '../contract/handlers';
import type { Services } from '../services';
import { listLeaders, type LeaderRow } from './leaderboard-repository';

/** Cached, because every visitor of the feed reads it. */
const ttlMs = 60_000;

export function leaderboardHandlers({ db }: Services): Pick<Handlers, 'getLeaderboard'> {
  const leaders = cached(ttlMs, () => listLeaders(db, limits.leaderboard.maxItems));
  return { getLeaderboard: async () => (await leaders()).map(serialiseLeader) };
}

const serialiseLeader = ({ id, name, picture_url, reputation, shares }: LeaderRow): LeaderboardEntry => ({
  id,
  name,
  reputation,
  shares,
  avatar: picture_url ?? '',
});
