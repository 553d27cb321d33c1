import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Refetches active queries. Restarts initial loads too: their requests may predate the change. Without a refetch, they go on:
 * cancelled ones would stay pending.
 */
export const refetch = async (cache: QueryClient, filters?: InvalidateQueryFilters) => {
  if (filters?.refetchType !== 'none') await cache.cancelQueries(filters);
  return cache.invalidateQueries(filters);
};
