import { dataOf, type ApiClient, type Site } from '@alphazone/client';

import { siteOf } from './siteOf';

/** Loads the site settings. Missing and invalid ones are `own`. */
export const loadSite = async (client: ApiClient, own: Site, signal?: AbortSignal): Promise<Site> =>
  siteOf(await dataOf(client.GET('/api/site', { ...(signal && { signal }) })), own);
