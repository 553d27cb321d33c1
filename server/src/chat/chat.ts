import type { Ack, ChatMessage } from '@alphazone/client';

import type { Database } from '../database/database';
import { announceNothing } from '../outcome/announce';
import { createChange } from '../outcome/change';
import { listMessages, listMessagesAfter } from './chat-repository';
import { chatTexts, feedLength, floodRule, isTooFast, readMessage } from './chat-rules';
import { sendMessage } from './send-message';
import { serialiseMessage } from './serialise-message';

export interface ChatOptions {
  db: Database;
  /** Whether users who send too fast are refused. */
  rateLimits: boolean;
}

/** The global chat without sockets. */
export interface Chat {
  /** Stores a message, or says why not. `userId` is undefined for a guest. */
  say: (userId: string | undefined, payload: unknown) => Promise<Ack<ChatMessage>>;
  /** The newest message; undefined in an empty chat. */
  newest: () => Promise<ChatMessage | undefined>;
  /** Up to `feedLength` messages after one, oldest first. */
  after: (message: ChatMessage | undefined) => Promise<ChatMessage[]>;
}

export function createChat({ db, rateLimits }: ChatOptions): Chat {
  // The feed announces messages: it reads them from the database, so it misses none.
  const change = createChange(db, announceNothing);
  const flood = rateLimits ? floodRule : undefined;
  const pending = new Map<string, number>();
  let last: Promise<unknown> = Promise.resolve();

  /** Queues tasks. Run at once, they would wait for the same lock and hold a connection each. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  }

  async function send(userId: string, text: string): Promise<Ack<ChatMessage>> {
    const ahead = pending.get(userId) ?? 0;
    // Refused without queueing: the database would refuse it in its turn.
    if (flood && isTooFast(ahead, flood)) return refuse(chatTexts.tooFast);
    pending.set(userId, ahead + 1);
    try {
      return await inTurn(() => sendMessage(change, { userId, text, flood }));
    } finally {
      const left = (pending.get(userId) ?? 1) - 1;
      if (left > 0) pending.set(userId, left);
      else pending.delete(userId);
    }
  }

  return {
    async say(userId, payload) {
      if (userId === undefined) return refuse(chatTexts.loginNeeded);
      const read = readMessage(payload);
      return 'refusal' in read ? refuse(read.refusal) : send(userId, read.text);
    },
    async newest() {
      const [message] = (await listMessages(db, 1)) ?? [];
      return message && serialiseMessage(message);
    },
    async after(message) {
      const position = message && { id: message._id, sentOn: new Date(message.timestamp) };
      return (await listMessagesAfter(db, feedLength, position)).map(serialiseMessage);
    },
  };
}

const refuse = (message: string) => ({ ok: false, message }) as const;
