import { useIsOnline, useOutbox } from '@alphazone/react';
import { Notice } from '@alphazone/ui';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { lazyPart } from '../lazyPart';
import { waitingText } from '../outbox/waitingText';
import { usePorts } from '../ports';
import { offlineTexts } from './offlineTexts';

/** Preloaded, because they also appear offline. If that fails, the notice has a plain fallback. */
export const loadConnectionParts = () => import('./connectionParts');
export const ConnectionNotice = lazyPart(async () => (await loadConnectionParts()).ConnectionNotice);
const RefusedNotices = lazyPart(async () => (await loadConnectionParts()).RefusedNotices);

/** States that the page may be out of date and that actions are pending, and lists actions that the server has refused. */
export function ConnectionHint() {
  const { cacheAges } = usePorts();
  const isOnline = useIsOnline();
  // The age belongs to the page, which a navigation changes.
  useLocation();
  const cachedOn = useSyncExternalStore(cacheAges.subscribe, cacheAges.cachedOn, () => undefined);
  const { waiting, refused } = useOutbox();
  const isStale = !isOnline || cachedOn !== undefined;
  const hasNotice = isStale || waiting.length > 0;
  const fallback = (
    <Notice isCompact>
      {isStale && (isOnline ? offlineTexts.unreachable : offlineTexts.offline)}{' '}
      {waiting.length > 0 && waitingText(waiting.length)}
    </Notice>
  );
  // A live region must exist before its text. The layout leaves no space for empty ones.
  return (
    <>
      <div role="status">
        {hasNotice && <ConnectionNotice isOnline={isOnline} cachedOn={cachedOn} fallback={fallback} />}
      </div>
      <div role="status">{refused.length > 0 && <RefusedNotices />}</div>
    </>
  );
}
