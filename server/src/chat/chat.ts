import type { Ack, ChatMessage } from '@alphazone/client';

import { createBatchQueue } from '../queues/batch-queue';
import type { Database } from '../database/database';
import { noFilters, type Filters } from '../filters/filters';
import type { MemberLimits } from '../member-limits/member-limits';
import type { Announce } from '../outcome/announce';
import { hashOfRequest } from '../idempotency/idempotency-key';
import { messages } from '../messages';
import { createChange } from '../outcome/change';
import { listMessages, listMessagesAfter } from './chat-repository';
import { feedLength, floodRule, isTooFast, readMessage, tooFast } from './chat-rules';
import { loginNeeded, refuse } from './refuse';
import { serialiseMessage } from './serialise-message';
import { storeMessages, type SentMessage } from './store-messages';

export interface ChatOptions {
  db: Database;
  rateLimits: boolean;
  /** Announces cases that filters open. The feed announces messages, once it reads them from the database. */
  announce: Announce;
  /** @default only masks secrets */
  filters?: () => Filters;
  /** @default none */
  memberLimits?: () => MemberLimits | undefined;
  /** Whether the user may write. @default everyone */
  isVerified?: (userId: string) => Promise<boolean>;
}

export interface Chat {
  /** `userId` is undefined for a guest. */
  say: (userId: string | undefined, payload: unknown) => Promise<Ack<ChatMessage>>;
  newest: () => Promise<ChatMessage | undefined>;
  after: (message: ChatMessage | undefined) => Promise<ChatMessage[]>;
}

export function createChat({
  db,
  rateLimits,
  announce,
  filters = () => noFilters,
  memberLimits,
  isVerified,
}: ChatOptions): Chat {
  const change = createChange(db, announce);
  const flood = rateLimits ? floodRule : undefined;
  const pending = new Map<string, number>();
  const store = createBatchQueue<SentMessage, Ack<ChatMessage>>({
    keyOf: ({ userId }) => userId,
    run: (sent) => storeMessages(change, sent, { flood, filters, limits: memberLimits?.() }),
    maxSize: feedLength,
  });

  async function send({ userId, ...message }: SentMessage): Promise<Ack<ChatMessage>> {
    const ahead = pending.get(userId) ?? 0;
    // Fails fast: the database would refuse it too.
    if (flood && isTooFast(ahead, flood)) return tooFast(flood);
    pending.set(userId, ahead + 1);
    try {
      // After the count, which bounds these reads too.
      if (isVerified && !(await isVerified(userId))) return refuse({ message: messages.verifyFirst });
      return await store({ userId, ...message });
    } finally {
      const left = (pending.get(userId) ?? 1) - 1;
      if (left > 0) pending.set(userId, left);
      else pending.delete(userId);
    }
  }

  return {
    async say(userId, payload) {
      if (userId === undefined) return loginNeeded();
      const read = readMessage(payload);
      if ('refusal' in read) return refuse({ message: read.refusal });
      const { text, key } = read;
      return send({
        userId,
        text,
        idempotency:
          key === undefined
            ? undefined
            : { key: key.toLowerCase(), requestHash: hashOfRequest(['chat', text]) },
      });
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
