import { ExpirationPlugin } from 'workbox-expiration';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

import type { SessionMessage } from './messages';
import { openPush, showPush } from './push';
import { createReadCache, isReadable } from './readCache';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build: the files that the app starts with. */
declare const __PRECACHE__: { url: string; revision: string | null }[];

const shell = '/index.html';
const timeoutMs = 5_000;

// A new version waits until the tabs of the old one are closed: each has all files of its own version.
precacheAndRoute(__PRECACHE__, { directoryIndex: '', cleanURLs: false });

const openShell = createHandlerBoundToURL(shell);
registerRoute(
  new NavigationRoute(
    async (options) => {
      const page = await fetch(options.request, { signal: AbortSignal.timeout(timeoutMs) }).catch(
        () => undefined,
      );
      return page && page.status < 502 ? page : openShell(options);
    },
    {
      denylist: [/^\/(api|media|metrics|healthz|readyz|socket\.io)(\/|$)/, /^\/feed\.(atom|rss|json)(\?|$)/],
    },
  ),
);

// Their names have a hash of their content.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 100, purgeOnQuotaError: true })],
  }),
);

const reads = createReadCache({
  caches: self.caches,
  send: (request) => fetch(request),
  now: () => Date.now(),
  timeoutMs,
});
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isReadable(url.pathname),
  ({ request, event }) => reads.respond(request, (pending) => event.waitUntil(pending)),
);

self.addEventListener('message', (event) => {
  // Safe cast: only pages of this origin send messages.
  const message = event.data as SessionMessage;
  if (message.type === 'session') event.waitUntil(reads.setSession(message.token));
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
