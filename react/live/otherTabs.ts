import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { refetch } from '../forum/refetch';

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
    const invalidates = event.mutation.meta?.['invalidates'] as TabChange['invalidates'] | undefined;
    const userId = currentUserId();
    if (userId !== undefined && invalidates) channel.postMessage({ userId, invalidates });
  });
  channel.onmessage = ({ data }) => {
    if (data.userId !== currentUserId()) return;
    const later = refetchedLater(cache);
    // A hidden tab refetches when it is shown.
    const isLater = (query: Query) => later.has(query) || globalThis.document?.hidden === true;
    for (const filters of data.invalidates) {
      void cache.invalidateQueries({ ...filters, predicate: isLater, refetchType: 'none' });
      void refetch(cache, { ...filters, predicate: (query) => !isLater(query) });
    }
  };
  return () => {
    stop();
    channel.close();
  };
}

/** Pending changes refetch their queries when they settle. Until then, a response may lack them. */
const refetchedLater = (cache: QueryClient): Set<Query> =>
  new Set(
    cache
      .getMutationCache()
      .findAll({ status: 'pending' })
      .flatMap(({ meta }) => (meta?.['invalidates'] ?? []) as TabChange['invalidates'])
      .flatMap((filters) => cache.getQueryCache().findAll(filters)),
  );
