import { ExpirationPlugin } from 'workbox-expiration';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

import { isChange, isPicture, networkTimeoutMs, type SessionMessage } from './messages';
import type { WorkerServices } from './networkFirst';
import { openPage } from './openPage';
import { createPictureCache } from './pictureCache';
import { endPush, openPush, showPush } from './push';
import { createReadCache, isReadable } from './readCache';
import { withoutPages } from './withoutPages';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build: the app's initial files. */
declare const __PRECACHE__: { url: string; revision: string | null }[];

const shell = '/index.html';
const timeoutMs = networkTimeoutMs;

// A new version waits until all tabs of the old one are closed: tabs need the files of their version.
precacheAndRoute(__PRECACHE__, { directoryIndex: '', cleanURLs: false });

const openShell = createHandlerBoundToURL(shell);
registerRoute(
  new NavigationRoute(
    async (options) => (await openPage(options.request, { send: fetch, timeoutMs })) ?? openShell(options),
    {
      denylist: [/^\/(api|media|metrics|healthz|readyz|socket\.io)(\/|$)/, /^\/feed\.(atom|rss|json)(\?|$)/],
    },
  ),
);

// Their names contain a hash of the content.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 100, purgeOnQuotaError: true }), withoutPages],
  }),
);

const services: WorkerServices = {
  caches: self.caches,
  send: (request) => fetch(request),
  now: () => Date.now(),
  timeoutMs,
};
let changedOn = -Infinity;
// Only observes: the browser handles mutations itself.
self.addEventListener('fetch', ({ request }) => {
  if (isChange(request, self.location.origin)) changedOn = services.now();
});
const reads = createReadCache({ ...services, changedOn: () => changedOn });
const pictures = createPictureCache(services);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isReadable(url.pathname),
  ({ request, event }) => reads.respond(request, (pending) => event.waitUntil(pending)),
);
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && isPicture(url.pathname) && !request.headers.has('range'),
  ({ request, event }) => pictures.respond(request, (pending) => event.waitUntil(pending)),
);

async function setSession(token: string | undefined): Promise<void> {
  if (await reads.setSession(token)) await pictures.deleteAll();
  else await pictures.deleteExpired();
  if (token === undefined) await endPush(self);
}

self.addEventListener('message', (event) => {
  // Safe cast: only pages of this origin send messages.
  const message = event.data as SessionMessage;
  if (message.type === 'session') event.waitUntil(setSession(message.token));
});

self.addEventListener('push', (event) => {
  // Safe cast: only our server has the keys of the subscription.
  event.waitUntil(showPush(self, event.data?.json() as Parameters<typeof showPush>[1]));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(self, String(event.notification.data)));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
