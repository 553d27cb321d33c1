import type { ChatMessage } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';

import { badFields } from '../errors';
import type { Services } from '../services';
import { listMessages } from './chat-repository';
import { chatTexts } from './chat-rules';
import { serialiseMessage } from './serialise-message';

const { maxItems } = limits.chatHistory;

/**
 * Reads a page of the chat's history, oldest message first.
 *
 * @param before Id of the message after the page. Undefined for the newest page.
 * @throws 400 when that message does not exist.
 */
export async function readHistory(
  { db }: Pick<Services, 'db'>,
  before: string | undefined,
): Promise<{ messages: ChatMessage[]; hasEarlier: boolean }> {
  // One more row shows whether there are earlier messages.
  const found = await listMessages(db, maxItems + 1, before);
  if (!found) throw badFields({ field: 'before', message: chatTexts.unknownBefore });
  return {
    messages: found.slice(-maxItems).map(serialiseMessage),
    hasEarlier: found.length > maxItems,
  };
}
