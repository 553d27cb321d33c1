import type { SnapshotFrom } from 'xstate';

import type { notificationsMachine } from './notificationsMachine';

/** Stays ready during a reload. */
export function notificationsStatus(
  snapshot: SnapshotFrom<typeof notificationsMachine>,
): 'failed' | 'ready' | 'loading' {
  if (snapshot.matches({ loggedIn: { list: 'failed' } })) return 'failed';
  const isKnown = snapshot.context.list.length > 0 || snapshot.matches({ loggedIn: { list: 'loaded' } });
  return isKnown ? 'ready' : 'loading';
}
