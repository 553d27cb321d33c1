import { feedQuery, postQuery, type Forum } from '@alphazone/react';
import { onlineManager } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router-dom';

import { loadRoute } from '../pages/loadRoutes';
import { isAppPath, patterns } from '../paths';
import { findZone } from '../site/zones';
import type { Ports } from '../ports';

/** Longer than a pointer takes to pass over a link. */
const dwellMs = 80;

export interface IntentOptions {
  /** Usually the document. */
  target: Pick<EventTarget, 'addEventListener'>;
  /** Whether the browser's data saver is on. */
  savesData: () => boolean;
  routes: RouteObject[];
  forum: Forum;
  site: Ports['site'];
}

/** Prefetches the code and initial data of a link's page when the reader is about to follow it. */
export function prefetchOnIntent({ target, savesData, routes, forum, site }: IntentOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (event: Event, delayMs: number) => {
    clearTimeout(timer);
    const path = pathOf(event);
    // Offline, the service worker answers from its cache, and `cacheAges` would show that age as the page's.
    if (path === undefined || savesData() || !onlineManager.isOnline()) return;
    timer = setTimeout(() => prefetch(path), delayMs);
  };
  const prefetch = (path: string) => {
    const { pathname, search } = new URL(path, 'http://forum');
    const matches = matchRoutes(routes, pathname) ?? [];
    for (const { route } of matches) {
      // The route reports a failure when it is opened.
      void loadRoute(route).catch(() => undefined);
    }
    const last = matches.at(-1);
    const zone = findZone(site, last?.params['zone']);
    if (last?.route.path === patterns.post)
      void forum.cache.prefetchQuery(postQuery(forum, last.params['id'] ?? ''));
    if (last?.route.path === patterns.zone && zone && search === '')
      void forum.cache.prefetchInfiniteQuery(feedQuery(forum, { sort: 'hot', category: zone.name }));
  };

  target.addEventListener('pointerover', (event) => {
    // Content that moves below a still pointer shows no intent.
    if (isMoved(event)) plan(event, dwellMs);
  });
  target.addEventListener('focusin', (event) => plan(event, dwellMs));
  target.addEventListener('touchstart', (event) => plan(event, 0), { passive: true });
  // The opened page fetches its own data.
  target.addEventListener('click', () => clearTimeout(timer), { capture: true });
}

/** Only Chromium reports it. */
export const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

const isMoved = (event: Event) => {
  const { movementX = 0, movementY = 0 } = event as Partial<PointerEvent>;
  return movementX !== 0 || movementY !== 0;
};

/** Path of the event's link. */
function pathOf({ target }: Event): string | undefined {
  if (!target || !('closest' in target)) return undefined;
  // Safe cast: only elements have `closest`.
  const path = (target as Element).closest('a')?.getAttribute('href');
  return path && isAppPath(path) ? path : undefined;
}
