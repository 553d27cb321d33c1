import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** Refetches active queries. Restarts initial loads too: their requests may predate the change. */
export const refetch = (cache: QueryClient, filters?: InvalidateQueryFilters) =>
  cache.cancelQueries(filters).then(() => cache.invalidateQueries(filters));
