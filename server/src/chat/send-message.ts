import type { Ack, ChatMessage } from '@alphazone/client';

import type { Change } from '../outcome/change';
import { countRecentMessages, insertMessage, lockChat } from './chat-repository';
import { chatTexts, isTooFast, type FloodRule } from './chat-rules';
import { serialiseMessage } from './serialise-message';

/** Stores a message; `chat-feed.ts` broadcasts it. Omit `flood` to disable the rate limit. */
export function sendMessage(
  change: Change,
  { userId, text, flood }: { userId: string; text: string; flood: FloodRule | undefined },
): Promise<Ack<ChatMessage>> {
  return change(async ({ transaction }) => {
    await lockChat(transaction);
    if (flood && isTooFast(await countRecentMessages(transaction, userId, flood.seconds), flood)) {
      return { ok: false, message: chatTexts.tooFast };
    }
    const message = await insertMessage(transaction, userId, text);
    return message
      ? { ok: true, value: serialiseMessage(message) }
      : { ok: false, message: chatTexts.loginNeeded };
  });
}
