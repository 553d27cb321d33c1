import { setImmediate } from 'node:timers/promises';

import type { Ack, ChatMessage } from '@alphazone/client';

import type { Chat } from '../chat/chat';
import type { ChatFeed } from '../chat/chat-feed';
import { waitAtMost } from '../time/wait-at-most';

export interface ChatDelivery {
  /** Stores a message, and resolves after delivering it and all earlier ones. @throws when it cannot be stored. */
  say: (userId: string | undefined, payload: unknown) => Promise<Ack<ChatMessage>>;
  /** Waits for pending messages, at most `timeoutMs`. */
  drain: (timeoutMs: number) => Promise<void>;
}

export interface ChatDeliveryOptions {
  chat: Chat;
  feed: Pick<ChatFeed, 'catchUp'>;
  /** Tells the other servers that there are new messages. */
  onStored: () => void;
}

export function createChatDelivery({ chat, feed, onStored }: ChatDeliveryOptions): ChatDelivery {
  const pending = new Set<Promise<unknown>>();
  let delivery: Promise<void> | undefined;

  /** Runs once per tick, because the chat stores messages in batches. */
  function deliver(): Promise<void> {
    delivery ??= setImmediate().then(() => {
      delivery = undefined;
      onStored();
      return feed.catchUp();
    });
    return delivery;
  }

  async function storeAndDeliver(userId: string | undefined, payload: unknown): Promise<Ack<ChatMessage>> {
    const ack = await chat.say(userId, payload);
    if (ack.ok) await deliver();
    return ack;
  }

  return {
    say(userId, payload) {
      const saying = storeAndDeliver(userId, payload);
      pending.add(saying);
      return saying.finally(() => pending.delete(saying));
    },
    async drain(timeoutMs) {
      await waitAtMost(timeoutMs, Promise.allSettled(pending));
      // Then their acknowledgements have been sent.
      await setImmediate();
    },
  };
}
