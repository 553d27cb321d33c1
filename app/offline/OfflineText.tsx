import { useForum } from '@alphazone/react';
import { RelativeTime } from '@alphazone/ui';
import { useQuery, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';

import { offlineTexts as texts } from './offlineTexts';
import { serverKey, serverQuery, serverRetryMs } from './serverQuery';

export interface OfflineTextProps {
  isOnline: boolean;
  /** When the page was saved, in ms since 1970. Absent: it comes from the server. */
  cachedOn: number | undefined;
}

/** When the server responds again, the next checks follow later: a busy one may still refuse the page's requests. */
const maxRetryMs = 60_000;

/**
 * Refetches cached responses once the server responds. The live connection does so only after a failure
 * of its own, and only what the page shows.
 */
export function OfflineText({ isOnline, cachedOn }: OfflineTextProps) {
  const forum = useForum();
  const { cache } = forum;
  const { dataUpdatedAt: respondedOn } = useQuery({
    ...serverQuery(forum),
    enabled: isOnline,
    refetchInterval: ({ state }) => Math.min(serverRetryMs * 2 ** state.dataUpdateCount, maxRetryMs),
  });
  useEffect(() => {
    // Not while a change is pending: it refetches what it affects.
    if (respondedOn === 0 || cache.isMutating() > 0) return;
    const isOther = ({ queryKey }: Query) => queryKey[0] !== serverKey[0];
    void cache.invalidateQueries({ predicate: isOther, refetchType: 'all' }, { cancelRefetch: false });
  }, [respondedOn, cache]);

  return (
    <>
      {isOnline ? texts.unreachable : texts.offline}{' '}
      {cachedOn === undefined ? (
        texts.mayBeOld
      ) : (
        <>
          {/* Screen readers need not announce each tick. */}
          {texts.saved} <RelativeTime date={cachedOn} aria-live="off" />.
        </>
      )}
    </>
  );
}
