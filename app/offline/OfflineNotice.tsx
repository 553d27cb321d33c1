import { Notice, RelativeTime } from '@alphazone/ui';
import { CloudOff } from 'lucide-react';

import { offlineTexts as texts } from './offlineTexts';

export interface OfflineNoticeProps {
  isOnline: boolean;
  /** When the page was saved, in ms since 1970. Absent: it comes from the server. */
  cachedOn: number | undefined;
}

export function OfflineNotice({ isOnline, cachedOn }: OfflineNoticeProps) {
  return (
    <Notice icon={<CloudOff aria-hidden />}>
      {isOnline ? texts.unreachable : texts.offline}{' '}
      {cachedOn === undefined ? (
        texts.mayBeOld
      ) : (
        <>
          {texts.saved} <RelativeTime date={cachedOn} />.
        </>
      )}
    </Notice>
  );
}
