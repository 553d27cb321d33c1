import { useIsOnline } from '@alphazone/react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { lazyPart } from '../lazyPart';
import { usePorts } from '../ports';

export const OfflineNotice = lazyPart(async () => (await import('../offline/OfflineNotice')).OfflineNotice);

export function OfflineHint() {
  const { cacheAges } = usePorts();
  const isOnline = useIsOnline();
  // The age belongs to the page, which a navigation changes.
  useLocation();
  const cachedOn = useSyncExternalStore(cacheAges.subscribe, cacheAges.cachedOn, () => undefined);
  return (
    <div role="status">
      {(!isOnline || cachedOn !== undefined) && <OfflineNotice isOnline={isOnline} cachedOn={cachedOn} />}
    </div>
  );
}
