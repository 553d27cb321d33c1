import { isUnavailable } from '@alphazone/client';

import type { WorkerServices } from './networkFirst';

type Send = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/**
 * Resolves with the server's page. Without one, resolves with undefined.
 * The timeout covers the headers only: aborting later would cut off the body of a slow page.
 */
export async function openPage(
  request: Request,
  { send, timeoutMs }: Pick<WorkerServices, 'timeoutMs'> & { send: Send },
): Promise<Response | undefined> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeoutMs);
  try {
    const page = await send(request, { signal: waiting.signal });
    return isUnavailable(page.status) ? undefined : page;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
