import { useOutbox } from '@alphazone/react';
import { use, useEffect, useRef } from 'react';

import { Announce } from '../navigation/Announce';
import { sentTexts } from './sentTexts';

/** Announces that nothing waits any more, once the last item was sent. Not after a cancellation or a refusal. */
export function SentAnnouncement() {
  const announce = use(Announce);
  const { waiting, refused, sendingKey } = useOutbox();
  const lastKey = useRef(sendingKey);
  useEffect(() => {
    const key = lastKey.current;
    lastKey.current = sendingKey;
    const isSent = key !== undefined && refused.every((item) => item.key !== key);
    if (isSent && waiting.length === 0) announce(sentTexts.allSent);
  }, [waiting, refused, sendingKey, announce]);
  return null;
}
