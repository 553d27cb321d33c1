import type { NotificationPush } from '@alphazone/client';

import type { Api } from '../api/ApiContext';
import { notificationKeys } from '../api/notifications/notificationQueries';
import { afterGaps, type Realtime } from './realtime';

/** Keeps the bell up to date with what the server tells, between the polls of the count. */
export function followNotifications(api: Api, realtime: Realtime): void {
  realtime.on('notification', (push) => void applyNotificationPush(api, push));
  afterGaps(realtime, () => void api.cache.invalidateQueries({ queryKey: notificationKeys.all }));
}

/** Shows the new count at once, and loads the list anew where it is on screen. */
async function applyNotificationPush(
  { cache, readerId }: Pick<Api, 'cache' | 'readerId'>,
  { count }: NotificationPush,
): Promise<void> {
  const userId = readerId();
  if (userId === undefined) return;
  // What is being read here is newer than this; the poll brings what else has happened.
  if (cache.isMutating({ mutationKey: notificationKeys.all }) > 0) return;
  // An answer under way is older than this.
  await cache.cancelQueries({ queryKey: notificationKeys.count(userId) });
  cache.setQueryData(notificationKeys.count(userId), count);
  await cache.invalidateQueries({ queryKey: notificationKeys.list(userId) });
}
