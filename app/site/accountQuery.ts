import { dataOf, type ApiClient, type Site } from '@alphazone/client';
import { queryOptions } from '@tanstack/react-query';

import { siteOf } from './siteOf';

/** Has the server the calls for accounts? Asked again where its settings came too late for the start of the app. */
export function accountQuery(client: ApiClient, site: Site) {
  return queryOptions({
    queryKey: ['site', 'account'],
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      siteOf(await dataOf(client.GET('/api/site', { signal })), site).account ?? false,
    ...(site.account !== undefined && { initialData: site.account }),
  });
}
