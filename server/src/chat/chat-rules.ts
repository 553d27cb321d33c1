import { limits } from '@alphazone/client/limits';

import { isBlank, isStorable } from '../contract/text';
import { isId } from '../database/ids';

const { maxLength } = limits.chatText;

export const feedLength = 100;

export interface FloodRule {
  messages: number;
  seconds: number;
}

/** Applies per user. */
export const floodRule: FloodRule = { messages: 10, seconds: 10 };

export const isTooFast = (recentMessages: number, { messages }: FloodRule): boolean =>
  recentMessages >= messages;

export const tooFast = ({ seconds }: FloodRule) =>
  ({
    ok: false,
    message: chatTexts.tooFast,
    code: 'too_many_requests',
    retryAfter: seconds,
  }) as const;

export const chatTexts = {
  loginNeeded: 'Please log in to send messages in global chat.',
  empty: 'The message is empty.',
  tooLong: `The message is too long: at most ${maxLength.toLocaleString('en')} characters.`,
  unstorable: 'The message contains a character that cannot be stored.',
  badKey: 'idempotencyKey: must be a valid uuid.',
  tooFast: `You are sending messages too fast. At most ${floodRule.messages} in ${floodRule.seconds} seconds.`,
  failed: 'The message could not be sent. Try again later.',
  unknownBefore: 'is not the id of a chat message.',
} as const;

export type ReadMessage = { text: string; key: string | undefined } | { refusal: string };

export function readMessage(payload: unknown): ReadMessage {
  const sent =
    typeof payload === 'object' && payload !== null && 'text' in payload ? payload.text : undefined;
  const text = typeof sent === 'string' ? sent.trim() : '';
  if (isBlank(text)) return { refusal: chatTexts.empty };
  // Counts code points, like the contract and the database.
  if ([...text].length > maxLength) return { refusal: chatTexts.tooLong };
  if (!isStorable(text)) return { refusal: chatTexts.unstorable };
  const key = (payload as { idempotencyKey?: unknown }).idempotencyKey;
  if (key === undefined) return { text, key };
  return typeof key === 'string' && isId(key) ? { text, key } : { refusal: chatTexts.badKey };
}
