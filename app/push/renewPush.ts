import { dataOf } from '@alphazone/client';
import type { Forum } from '@alphazone/react';

import type { Ports } from '../ports';
import { forgetPush, keepPush, readPush } from './pushRecord';

/**
 * Subscribes again when the browser has dropped its subscription, which browsers do without asking, for example after
 * many pushes without a visit. A log-out ends what the member turned on.
 */
export async function renewPush(
  browser: Window & typeof globalThis,
  { client, session, currentUserId }: Pick<Forum, 'client' | 'session' | 'currentUserId'>,
  storage: Ports['storage'],
): Promise<void> {
  const readOwn = () => {
    const kept = readPush(storage);
    if (kept && kept.userId === currentUserId()) return kept;
    if (kept) forgetPush(storage);
    return undefined;
  };
  session.onChange(readOwn);
  const kept = readOwn();
  if (!kept || browser.Notification.permission !== 'granted') return;
  const workers = browser.navigator.serviceWorker;
  const current = await (await workers.ready).pushManager.getSubscription();
  if (current?.endpoint === kept.endpoint) return;

  const { subscribeToPush } = await import('./subscribeToPush');
  const { publicKey } = await dataOf(client.GET('/api/push'));
  // The member may have logged out or turned it off meanwhile.
  const wanted = readOwn();
  if (!wanted) return;
  const subscription = await subscribeToPush(workers, storage, publicKey, { ...wanted, isFirst: false });
  try {
    await dataOf(client.PUT('/api/push', { body: { kinds: wanted.kinds, subscription } }));
  } catch (error) {
    // Its former endpoint: the next start tries again.
    keepPush(storage, wanted);
    throw error;
  }
}
