/** As `server/src/push/send-push.ts` sends it. */
interface PushPayload {
  title: string;
  body: string;
  url: string;
}

/** What the handlers need of `ServiceWorkerGlobalScope`. */
export interface PushScope {
  clients: {
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: true;
    }) => Promise<readonly Pick<WindowClient, 'visibilityState' | 'focus' | 'navigate'>[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
}

const windows = { type: 'window', includeUncontrolled: true } as const;

/** Quiet while a page of the forum is visible: its bell shows the notification. */
export async function showPush({ clients, registration }: PushScope, payload: PushPayload): Promise<void> {
  const open = await clients.matchAll(windows);
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { title, body, url } = payload;
  await registration.showNotification(title, {
    body,
    icon: '/icon-192.png',
    // The newest replaces the one before it, which it counts.
    tag: 'news',
    data: url,
  });
}

/** @param url A path of the forum. */
export async function openPush({ clients }: PushScope, url: string): Promise<void> {
  const [page] = await clients.matchAll(windows);
  // A page that this worker does not control cannot be navigated.
  const isOpen = await page?.navigate(url).then(
    async (navigated) => {
      await navigated?.focus();
      return navigated !== null;
    },
    () => false,
  );
  if (isOpen !== true) await clients.openWindow(url);
}
