import type { InvalidateQueryFilters } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { invalidationsOf, isRevalidatedLater } from '../forum/mutations/mutation';
import { refetch } from '../forum/queries/refetch';

interface TabChange {
  userId: string;
  invalidates: readonly InvalidateQueryFilters[];
}

/** A `BroadcastChannel`. */
export interface TabChannel {
  postMessage: (change: TabChange) => void;
  onmessage: ((event: MessageEvent<TabChange>) => void) | null;
  close: () => void;
}

/** Undefined on a server, and in browsers without channels. */
export const openTabChannel = (): TabChannel | undefined =>
  typeof window !== 'undefined' && 'BroadcastChannel' in window
    ? new BroadcastChannel('alphazone changes')
    : undefined;

/**
 * Tells other tabs which queries a change has made stale, and refetches what they report for the current user. Pushes
 * say nothing about the user's own votes.
 */
export function followOtherTabs(
  { cache, currentUserId }: Pick<Forum, 'cache' | 'currentUserId'>,
  channel: TabChannel,
): () => void {
  const stop = cache.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const invalidates = invalidationsOf(event.mutation.meta);
    const userId = currentUserId();
    if (userId !== undefined && invalidates.length > 0) channel.postMessage({ userId, invalidates });
  });
  channel.onmessage = ({ data }) => {
    if (data.userId !== currentUserId()) return;
    // A hidden tab refetches when it is shown.
    const isHidden = globalThis.document?.hidden === true;
    for (const filters of data.invalidates) {
      // Until a pending change settles, a response may lack it.
      if (isHidden || isRevalidatedLater(cache, filters))
        void cache.invalidateQueries({ ...filters, refetchType: 'none' });
      else void refetch(cache, filters);
    }
  };
  return () => {
    stop();
    channel.close();
  };
}
