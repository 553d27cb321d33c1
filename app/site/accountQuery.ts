import type { ApiClient, Site } from '@alphazone/client';
import { loadSite } from '@alphazone/react';
import { queryOptions } from '@tanstack/react-query';

/** Refetches if the site settings timed out on start. */
export function accountQuery(client: ApiClient, site: Site) {
  return queryOptions({
    queryKey: ['site', 'account'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await loadSite(client, site, signal)).account ?? false,
    ...(site.account !== undefined && { initialData: site.account }),
  });
}
