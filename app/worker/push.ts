/** As `server/src/push/send-push.ts` sends it. */
interface PushPayload {
  title: string;
  body: string;
  url: string;
}

/** The part of `ServiceWorkerGlobalScope` that the handlers use. */
export interface PushScope {
  clients: {
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: true;
    }) => Promise<readonly Pick<WindowClient, 'url' | 'visibilityState' | 'focus'>[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  /** Other methods are optional: iOS has them only in installed apps. */
  registration: Pick<ServiceWorkerRegistration, 'showNotification'> &
    Partial<Pick<ServiceWorkerRegistration, 'getNotifications' | 'pushManager'>>;
  location: Pick<WorkerLocation, 'origin'>;
}

const windows = { type: 'window', includeUncontrolled: true } as const;

/** Quiet while a page of the forum is visible: its bell shows the notification. */
export async function showPush({ clients, registration }: PushScope, payload: PushPayload): Promise<void> {
  const open = await clients.matchAll(windows);
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { title, body, url } = payload;
  // TypeScript's DOM types have no `renotify`.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    icon: '/icon-192.png',
    // Replaces the previous one and includes it in its count. Browsers alert to a replacement only on request.
    tag: 'news',
    renotify: true,
    data: url,
  };
  await registration.showNotification(title, options);
}

/**
 * Never navigates an open page, which may have unsaved state, such as a post's files.
 *
 * @param url A path of the forum.
 */
export async function openPush({ clients, location }: PushScope, url: string): Promise<void> {
  const { href } = new URL(url, location.origin);
  const page = (await clients.matchAll(windows)).find((open) => open.url === href);
  await (page ? page.focus() : clients.openWindow(url));
}

/** After a log-out, also without a connection: the next user of this browser must not see the member's notifications. */
export async function endPush({ registration }: Pick<PushScope, 'registration'>): Promise<void> {
  for (const notification of (await registration.getNotifications?.()) ?? []) notification.close();
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
