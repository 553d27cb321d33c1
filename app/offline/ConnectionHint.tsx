import { useIsOnline, useOutbox } from '@alphazone/react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { lazyPart } from '../lazyPart';
import { usePorts } from '../ports';

/** Preloaded, because they also appear offline. */
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
  const hasNotice = !isOnline || cachedOn !== undefined || waiting.length > 0;
  // A live region must exist before its text. The layout leaves no space for empty ones.
  return (
    <>
      <div role="status">{hasNotice && <ConnectionNotice isOnline={isOnline} cachedOn={cachedOn} />}</div>
      <div role="status">{refused.length > 0 && <RefusedNotices />}</div>
    </>
  );
}
