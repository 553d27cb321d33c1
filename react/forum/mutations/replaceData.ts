import type { QueryKey } from '@tanstack/react-query';

import type { Forum } from '../Forum';
import type { Mutation } from './mutation';

/** Whether no newer mutation with this key is pending. The settling one still counts as pending. */
export const isNewest = ({ cache }: Pick<Forum, 'cache'>, key: readonly string[]): boolean =>
  cache.isMutating({ mutationKey: key }) === 1;

/**
 * For a mutation whose response replaces a query's data. Keeps a newer pending mutation's optimistic update,
 * which neither response nor rollback contains.
 */
export function replaceData<Variables, Data>(
  forum: Pick<Forum, 'cache'>,
  key: readonly string[],
  queryKey: QueryKey,
  change: (data: Data, variables: Variables) => Data,
): Omit<Mutation<Variables, Data>, 'send'> {
  const { cache } = forum;
  const replace = (data: Data | null | undefined) => {
    if (isNewest(forum, key)) cache.setQueryData(queryKey, data);
  };
  return {
    key,
    cancels: [queryKey],
    apply(variables) {
      const before = cache.getQueryData<Data | null>(queryKey);
      if (before) cache.setQueryData(queryKey, change(before, variables));
      return () => replace(before);
    },
    accept: replace,
    invalidates: [{ queryKey }],
  };
}
