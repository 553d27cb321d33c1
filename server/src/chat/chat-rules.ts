import { limits } from '@alphazone/client/limits';

import { isStorable } from '../contract/text';

const { maxLength } = limits.chatText;

/** How many messages are read at once to tell them to those who are connected. */
export const feedLength = 100;

/** How often one member may speak. */
export const floodRule = { messages: 10, seconds: 10 } as const;

/** What the chat answers to somebody whose message it does not take. */
export const chatTexts = {
  loginNeeded: 'Please log in to send messages in global chat.',
  empty: 'The message is empty.',
  tooLong: `The message is too long: at most ${maxLength.toLocaleString('en')} characters.`,
  unstorable: 'The message contains a character that cannot be stored.',
  tooFast: `You are sending messages too fast. At most ${floodRule.messages} in ${floodRule.seconds} seconds.`,
  failed: 'The message could not be sent. Try again later.',
  unknownBefore: 'is not the id of a chat message.',
} as const;

export type ReadMessage = { text: string } | { refusal: string };

/** The text to store of what a client sent, trimmed, or why there is none. Spec section 5, global chat. */
export function readMessage(payload: unknown): ReadMessage {
  const sent =
    typeof payload === 'object' && payload !== null && 'text' in payload ? payload.text : undefined;
  const text = typeof sent === 'string' ? sent.trim() : '';
  if (text === '') return { refusal: chatTexts.empty };
  // Counted as the contract and the database do: by code points.
  if ([...text].length > maxLength) return { refusal: chatTexts.tooLong };
  if (!isStorable(text)) return { refusal: chatTexts.unstorable };
  return { text };
}
