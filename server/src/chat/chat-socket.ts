import type { Ack, ChatMessage } from '@alphazone/client';

import type { Database } from '../database/database';
import { addMessage } from './chat-repository';
import { chatTexts, createFloodGate, readMessage } from './chat-rules';

export interface ChatOptions {
  db: Database;
  /** Whether members who speak too fast are refused. */
  rateLimits: boolean;
}

/** Takes what somebody says: stores it, or says why not. `userId` is undefined for a visitor. */
export type Say = (userId: string | undefined, payload: unknown) => Promise<Ack<ChatMessage>>;

/** The global chat without its wires. Nothing is broadcast that is not stored. */
export function createChat({ db, rateLimits }: ChatOptions): Say {
  const maySpeak = rateLimits ? createFloodGate() : () => true;

  return async (userId, payload) => {
    if (userId === undefined) return refuse(chatTexts.loginNeeded);
    const read = readMessage(payload);
    if ('refusal' in read) return refuse(read.refusal);
    if (!maySpeak(userId)) return refuse(chatTexts.tooFast);
    const message = await addMessage(db, userId, read.text);
    return message ? { ok: true, value: message } : refuse(chatTexts.loginNeeded);
  };
}

const refuse = (message: string) => ({ ok: false, message }) as const;
