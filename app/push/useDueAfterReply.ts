import { useForum, useLate, useSession } from '@alphazone/react';
import { useEffect } from 'react';

import { usePorts } from '../ports';

const kinds = ['reply', 'mention'];

/** Makes the hint due when a reply or a mention arrives while the page is open. */
export function useDueAfterReply(): void {
  const realtime = useLate(useForum().live)?.realtime;
  const hint = usePorts().push?.hint;
  const userId = useSession().user?._id;
  useEffect(() => {
    if (!hint || !realtime || userId === undefined) return undefined;
    return realtime.on('notification', ({ item }) => {
      if (item && kinds.includes(item.type)) hint.makeDue(userId, 'page');
    });
  }, [realtime, hint, userId]);
}
