import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** Refetches what is shown. First loads also start again: their requests may be older than the change. */
export const refetch = (cache: QueryClient, filters?: InvalidateQueryFilters) =>
  cache.cancelQueries(filters).then(() => cache.invalidateQueries(filters));
