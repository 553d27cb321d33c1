import { dataOf } from '@alphazone/client';
import { queryOptions } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { filterKeys, type MemberFilters } from './filterKeys';

/** Null on a plain server. */
export function filtersQuery({ client }: Pick<Forum, 'client'>, userId: string | undefined) {
  return queryOptions({
    queryKey: filterKeys.of(userId ?? ''),
    enabled: userId !== undefined,
    queryFn: async ({ signal }): Promise<MemberFilters | null> =>
      dataOf(client.GET('/api/filters', { signal })),
  });
}
