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
  const query = cache.getQueryCache().find<Data>({ queryKey: key });
  if (!query) return;
  const { data, dataUpdatedAt: updatedAt, isInvalidated } = query.state;
  if (data === undefined || data === null) return;
  const changed = change(data);
  if (changed === data) return;
  query.setData(changed, { updatedAt, manual: true });
  if (isInvalidated) query.invalidate();
}
