import { isStorable } from '../contract/text';

/** Longest message of the global chat, in characters. */
const longestMessage = 1_000;

/** How many messages the history gives at once. */
export const historyLength = 50;

/** How often one member may speak. */
const floodRule = { messages: 10, seconds: 10 } as const;

/** What the chat answers to somebody whose message it does not take. */
export const chatTexts = {
  loginNeeded: 'Please log in to send messages in global chat.',
  empty: 'The message is empty.',
  tooLong: `The message is too long: at most ${longestMessage.toLocaleString('en')} characters.`,
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
  if ([...text].length > longestMessage) return { refusal: chatTexts.tooLong };
  if (!isStorable(text)) return { refusal: chatTexts.unstorable };
  return { text };
}

/**
 * Remembers who spoke when.
 *
 * @returns a function that says whether this member may speak now, and counts it when so.
 */
export function createFloodGate(now: () => number = Date.now): (userId: string) => boolean {
  const spoken = new Map<string, number[]>();
  return (userId) => {
    const since = now() - floodRule.seconds * 1_000;
    const recent = (spoken.get(userId) ?? []).filter((time) => time > since);
    if (recent.length >= floodRule.messages) return false;
    // Put last, so that those who have been silent longest come first and can be forgotten.
    spoken.delete(userId);
    spoken.set(userId, [...recent, now()]);
    for (const [id, times] of spoken) {
      if ((times.at(-1) ?? 0) > since) break;
      spoken.delete(id);
    }
    return true;
  };
}
