import type { ApiClient, Site } from '@alphazone/client';
import { loadSite as load } from '@alphazone/react';

import fallback from '../../site.json';
import { networkTimeoutMs } from '../worker/messages';

/** A slow network needs several seconds, and the service worker's saved settings come after its own timeout. */
const timeoutMs = 3 * networkTimeoutMs;

/** Build-time settings: site.json at the repository root. */
export const ownSite: Site = { ...fallback, alerts: fallback.alerts === 'browser' ? 'browser' : 'dialog' };

/** Falls back to the build-time settings on a failure or timeout, and for each invalid setting. */
export async function loadSite(client: ApiClient): Promise<Site> {
  try {
    return await load(client, ownSite, AbortSignal.timeout(timeoutMs));
  } catch {
    return ownSite;
  }
}
