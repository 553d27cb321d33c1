import { useIsOnline } from '@alphazone/react';
import { Pill, RelativeTime } from '@alphazone/ui';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { messages } from '../messages';
import { usePorts } from '../ports';

export function OfflineHint() {
  const { cacheAges } = usePorts();
  const isOnline = useIsOnline();
  // The age belongs to the page, which a navigation changes.
  useLocation();
  const cachedOn = useSyncExternalStore(cacheAges.subscribe, cacheAges.cachedOn, () => undefined);
  const { offline, unreachable, mayBeOld, saved } = messages.connection;
  return (
    <div role="status">
      {(!isOnline || cachedOn !== undefined) && (
        <Pill>
          {/* One child: the pill has gaps between its children. */}
          <span>
            {isOnline ? unreachable : offline}{' '}
            {cachedOn === undefined ? (
              mayBeOld
            ) : (
              <>
                {saved} <RelativeTime date={cachedOn} />.
              </>
            )}
          </span>
        </Pill>
      )}
    </div>
  );
}
