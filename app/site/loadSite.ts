import { dataOf, type ApiClient, type Site } from '@alphazone/client';

import fallback from '../../site.json';

/** How long the app waits for the settings before it starts with its own, in milliseconds. */
const patience = 3000;

/**
 * The settings of this community. A server without them, or none within three seconds, is served by the
 * app's own.
 */
export async function loadSite(client: ApiClient): Promise<Site> {
  try {
    const site = await dataOf(client.GET('/api/site', { signal: AbortSignal.timeout(patience) }));
    return Array.isArray(site.zones) && site.zones.length > 0 ? { ...ownSite, ...site } : ownSite;
  } catch {
    return ownSite;
  }
}

/** The settings that the app is built with: site.json at the root. */
export const ownSite: Site = { ...fallback, alerts: fallback.alerts === 'browser' ? 'browser' : 'dialog' };
