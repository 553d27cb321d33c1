import type { InvalidateQueryFilters } from '@tanstack/react-query';

import { leaderboardKey, tagKey } from '../forum/queries/queryKeys';
import { userKeys } from '../users/userKeys';
import { postKeys } from './postCache';

export const staleCounts: readonly InvalidateQueryFilters[] = [
  { queryKey: userKeys.all },
  { queryKey: leaderboardKey },
  { queryKey: tagKey },
];

export const stalePosts: readonly InvalidateQueryFilters[] = [{ queryKey: postKeys.all }, ...staleCounts];
