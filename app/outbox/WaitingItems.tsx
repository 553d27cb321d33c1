import { useOutbox } from '@alphazone/react';
import { Notice, Stack } from '@alphazone/ui';
import { Clock } from 'lucide-react';

import { CancelButton } from './CancelButton';
import { nameOf } from './nameOf';
import { outboxMessages } from './outboxMessages';

/** The current user's pending actions. */
export function WaitingItems() {
  const { waiting } = useOutbox();
  return (
    <Stack as="ul" gap="2" aria-label={outboxMessages.isWaiting}>
      {waiting.map((item) => (
        <li key={item.key}>
          <Notice isCompact icon={<Clock aria-hidden />} action={<CancelButton item={item} />}>
            {nameOf(item)}
          </Notice>
        </li>
      ))}
    </Stack>
  );
}
