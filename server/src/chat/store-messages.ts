import type { Ack, ChatMessage } from '@alphazone/client';

import { lockMembersToRead } from '../accounts/accounts-repository';
import type { Change } from '../outcome/change';
import { countRecentMessages, insertMessages, lockChat } from './chat-repository';
import { chatTexts, isTooFast, type FloodRule } from './chat-rules';
import { serialiseMessage } from './serialise-message';

export interface SentMessage {
  userId: string;
  text: string;
}

/**
 * Stores messages in one transaction; `chat-feed.ts` broadcasts them. Omit `flood` to disable the rate limit.
 * @returns An acknowledgement for each message.
 */
export function storeMessages(
  change: Change,
  messages: readonly SentMessage[],
  flood: FloodRule | undefined,
): Promise<Ack<ChatMessage>[]> {
  return change(async ({ transaction }) => {
    await lockChat(transaction);
    const users = [...new Set(messages.map(({ userId }) => userId))];
    await lockMembersToRead(transaction, users);
    const recent = flood && (await countRecentMessages(transaction, users, flood.seconds));
    const allowed = messages.filter(({ userId }) => {
      if (!flood || !recent) return true;
      const count = recent.get(userId) ?? 0;
      recent.set(userId, count + 1);
      return !isTooFast(count, flood);
    });
    const rows = await insertMessages(transaction, allowed);
    const rowOf = new Map(allowed.map((message, index) => [message, rows[index]]));
    return messages.map((message) => {
      if (!rowOf.has(message)) return { ok: false, message: chatTexts.tooFast };
      const row = rowOf.get(message);
      return row ? { ok: true, value: serialiseMessage(row) } : { ok: false, message: chatTexts.loginNeeded };
    });
  });
}
