import { VisuallyHidden } from '@alphazone/ui';
import { Clock } from 'lucide-react';

import { outboxMessages } from './outboxMessages';

/** Beside a chat message that waits for the connection. */
export function WaitingMark() {
  return (
    <small title={outboxMessages.isWaiting}>
      <Clock aria-hidden size={14} style={{ display: 'block' }} />
      <VisuallyHidden>{outboxMessages.isWaiting}</VisuallyHidden>
    </small>
  );
}
