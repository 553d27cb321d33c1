import type { ChatMessage } from '@alphazone/client';

import type { MessageRow } from './chat-repository';

export const serialiseMessage = ({
  id,
  user_id,
  name,
  text,
  sent_on,
  idempotency_key,
}: MessageRow): ChatMessage => ({
  _id: id,
  senderName: name,
  userId: user_id,
  userName: name,
  text,
  timestamp: sent_on.toISOString(),
  ...(idempotency_key !== null && { idempotencyKey: idempotency_key }),
});
