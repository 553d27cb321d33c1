import type { ChatMessage } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';

import { badFields } from '../errors';
import type { Services } from '../services';
import { listMessages, newestMessageOn } from './chat-repository';
import { chatTexts } from './chat-rules';
import { serialiseMessage } from './serialise-message';

const { maxItems } = limits.chatHistory;

/** Oldest first. @throws 400 when the message `before` does not exist. */
export async function readHistory(
  { db }: Pick<Services, 'db'>,
  before: string | undefined,
): Promise<{ messages: ChatMessage[]; hasEarlier: boolean; readUntil: Date | undefined }> {
  // First: the list must not be older than it says.
  const readUntil = before === undefined ? await newestMessageOn(db) : undefined;
  // One more row shows whether there are earlier messages.
  const found = await listMessages(db, maxItems + 1, before);
  if (!found) throw badFields({ field: 'before', message: chatTexts.unknownBefore });
  return {
    messages: found.slice(-maxItems).map(serialiseMessage),
    hasEarlier: found.length > maxItems,
    readUntil,
  };
}
