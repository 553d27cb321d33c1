import { dataOf, type ApiClient, type Site } from '@alphazone/client';

import fallback from '../../site.json';
import { siteOf } from './siteOf';

/** How long the app waits for the settings before it starts with its own, in milliseconds. */
const patience = 3000;

/** The settings that the app is built with: site.json at the root. */
export const ownSite: Site = { ...fallback, alerts: fallback.alerts === 'browser' ? 'browser' : 'dialog' };

/**
 * The settings of this community. A server without them, or none within three seconds, is served by the
 * app's own; so is a single setting that makes no sense.
 */
export async function loadSite(client: ApiClient): Promise<Site> {
  try {
    const answer = await dataOf(client.GET('/api/site', { signal: AbortSignal.timeout(patience) }));
    return siteOf(answer, ownSite);
  } catch {
    return ownSite;
  }
}
