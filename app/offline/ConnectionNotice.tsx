import { useOutbox } from '@alphazone/react';
import { Button, Notice, Stack, useMessages } from '@alphazone/ui';
import { Clock, CloudOff } from 'lucide-react';
import { useState } from 'react';

import { outboxMessages } from '../outbox/outboxMessages';
import { WaitingItems } from '../outbox/WaitingItems';
import { OfflineText, type OfflineTextProps } from './OfflineText';

/** One notice for both facts: on a phone, each notice covers a part of the page. */
export function ConnectionNotice({ isOnline, cachedOn }: OfflineTextProps) {
  const { waiting, retry } = useOutbox();
  const { show } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const isStale = !isOnline || cachedOn !== undefined;
  const hasWaiting = waiting.length > 0;
  return (
    <>
      <Notice
        isCompact
        icon={isStale ? <CloudOff aria-hidden /> : <Clock aria-hidden />}
        action={
          hasWaiting && (
            <Stack direction="row" gap="2">
              {/* Offline, a reconnection sends them. */}
              {isOnline && (
                <Button size="small" onClick={retry}>
                  {outboxMessages.sendNow}
                </Button>
              )}
              <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                {isOpen ? outboxMessages.hide : show}
              </Button>
            </Stack>
          )
        }
      >
        {isStale && (
          <span>
            <OfflineText isOnline={isOnline} cachedOn={cachedOn} />
          </span>
        )}
        {isStale && hasWaiting && ' '}
        {hasWaiting && <span>{outboxMessages.waiting(waiting.length)}</span>}
      </Notice>
      {hasWaiting && isOpen && (
        <div aria-live="off">
          <WaitingItems />
        </div>
      )}
    </>
  );
}
