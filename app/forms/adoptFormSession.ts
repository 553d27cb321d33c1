import type { SessionStore } from '@alphazone/react';

import { formPaths } from '../paths';

/** Set with the cookie of a session that began without scripts, which scripts cannot read. */
const marker = 'form-session';

export interface AdoptingBrowser {
  document: Pick<Document, 'cookie'>;
  fetch: typeof fetch;
}

/** Takes over a session that began without scripts. The server returns it once, and deletes the cookie. */
export async function adoptFormSession(
  { document, fetch: send }: AdoptingBrowser,
  session: Pick<SessionStore, 'start' | 'load'>,
  log: (what: string, cause: unknown) => void,
): Promise<void> {
  if (!document.cookie.split('; ').includes(`${marker}=1`)) return;
  try {
    // The server returns it only once.
    await session.load();
    const response = await send(formPaths.session(), { method: 'POST' });
    if (response.ok) session.start(await response.json());
    // A server without forms leaves the marker.
    else if (response.status < 500) document.cookie = `${marker}=; Path=/; Max-Age=0`;
  } catch (error) {
    log('The session could not be taken over.', error);
  }
}
