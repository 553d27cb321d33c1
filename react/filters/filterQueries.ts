import { dataOf, type components } from '@alphazone/client';
import { queryOptions } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';

/** What a member does not want to see. */
export type MemberFilters = components['schemas']['MemberFilters'];

export const filterKeys = {
  of: (userId: string) => ['filters', userId] as const,
};

/** Null on a plain server. */
export function filtersQuery({ client }: Pick<Forum, 'client'>, userId: string | undefined) {
  return queryOptions({
    queryKey: filterKeys.of(userId ?? ''),
    enabled: userId !== undefined,
    queryFn: async ({ signal }): Promise<MemberFilters | null> =>
      dataOf(client.GET('/api/filters', { signal })),
  });
}
