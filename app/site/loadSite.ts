import { dataOf, type ApiClient, type Site } from '@alphazone/client';

import fallback from '../../site.json';
import { siteOf } from './siteOf';

const timeoutMs = 3000;

/** Build-time settings: site.json at the repository root. */
export const ownSite: Site = { ...fallback, alerts: fallback.alerts === 'browser' ? 'browser' : 'dialog' };

/** Falls back to the build-time settings on a failure or timeout, and for each invalid setting. */
export async function loadSite(client: ApiClient): Promise<Site> {
  try {
    const response = await dataOf(client.GET('/api/site', { signal: AbortSignal.timeout(timeoutMs) }));
    return siteOf(response, ownSite);
  } catch {
    return ownSite;
  }
}
