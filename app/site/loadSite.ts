import { dataOf, type ApiClient, type Site } from '@alphazone/client';

import fallback from '../../site.json';
import { siteOf } from './siteOf';

/** After this the app starts with its own settings. */
const timeoutMs = 3000;

/** Build-time settings: site.json at the repository root. */
export const ownSite: Site = { ...fallback, alerts: fallback.alerts === 'browser' ? 'browser' : 'dialog' };

/**
 * Loads the settings of this community. Falls back to the app's own when the server has none or does not answer in
 * time, and per setting when one makes no sense.
 */
export async function loadSite(client: ApiClient): Promise<Site> {
  try {
    const answer = await dataOf(client.GET('/api/site', { signal: AbortSignal.timeout(timeoutMs) }));
    return siteOf(answer, ownSite);
  } catch {
    return ownSite;
  }
}
