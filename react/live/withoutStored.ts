import type { ChatMessage, QueuedMessage } from '@alphazone/machines';

/** Drops pending messages that are stored already, and duplicates while a message moves from the chat to the outbox. */
export function withoutStored(
  pending: readonly QueuedMessage[],
  messages: readonly ChatMessage[],
): readonly QueuedMessage[] {
  const seen = new Set(messages.map(({ idempotencyKey }) => idempotencyKey));
  return pending.filter(({ key }) => !seen.has(key) && seen.add(key));
}
