import type { Ack, ChatMessage } from '@alphazone/client';

import type { Database } from '../database/database';
import { addMessage, listMessages, listMessagesAfter } from './chat-repository';
import { chatTexts, feedLength, floodRule, readMessage } from './chat-rules';

export interface ChatOptions {
  db: Database;
  /** Whether members who speak too fast are refused. */
  rateLimits: boolean;
}

/** The global chat without its wires. */
export interface Chat {
  /** Takes what somebody says: stores it, or says why not. `userId` is undefined for a visitor. */
  say: (userId: string | undefined, payload: unknown) => Promise<Ack<ChatMessage>>;
  /** The newest message; undefined when nothing was ever said. */
  newest: () => Promise<ChatMessage | undefined>;
  /** The `feedLength` messages that follow one, oldest first; fewer when there are no more. */
  after: (message: ChatMessage | undefined) => Promise<ChatMessage[]>;
}

/** Makes the global chat. */
export function createChat({ db, rateLimits }: ChatOptions): Chat {
  const limit = rateLimits ? floodRule : undefined;
  const waiting = new Map<string, number>();
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time: the others would wait for the same lock, each holding a connection. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  }

  async function store(userId: string, text: string): Promise<Ack<ChatMessage>> {
    const ahead = waiting.get(userId) ?? 0;
    // The database would refuse it in its turn; so many need not wait for that.
    if (limit && ahead >= limit.messages) return refuse(chatTexts.tooFast);
    waiting.set(userId, ahead + 1);
    try {
      const stored = await inTurn(() => addMessage(db, { userId, text, limit }));
      if (stored === 'too fast') return refuse(chatTexts.tooFast);
      if (stored === 'no such member') return refuse(chatTexts.loginNeeded);
      return { ok: true, value: stored };
    } finally {
      const left = (waiting.get(userId) ?? 1) - 1;
      if (left > 0) waiting.set(userId, left);
      else waiting.delete(userId);
    }
  }

  return {
    async say(userId, payload) {
      if (userId === undefined) return refuse(chatTexts.loginNeeded);
      const read = readMessage(payload);
      return 'refusal' in read ? refuse(read.refusal) : store(userId, read.text);
    },
    newest: async () => (await listMessages(db, 1))?.[0],
    after: (message) => listMessagesAfter(db, feedLength, message),
  };
}

const refuse = (message: string) => ({ ok: false, message }) as const;
