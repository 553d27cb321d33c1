import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes cached data, which keeps its age and stays invalidated: only a response of the server makes data fresh. Does
 * nothing without data, and when `change` returns the same.
 */
export function updateData<Data>(
  cache: QueryClient,
  key: QueryKey,
  change: (data: NonNullable<Data>) => Data,
): void {
  const { data, dataUpdatedAt: updatedAt = 0, isInvalidated } = cache.getQueryState<Data>(key) ?? {};
  if (data === undefined || data === null) return;
  const changed = change(data);
  if (changed === data) return;
  cache.setQueryData<Data>(key, changed, { updatedAt });
  if (isInvalidated) void cache.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
}
