import type { ChatMessage } from '@alphazone/client';

import type { Chat } from './chat';
import { feedLength } from './chat-rules';

export interface ChatFeedOptions {
  chat: Pick<Chat, 'newest' | 'after'>;
  /** Receives every message once, in order. */
  deliver: (message: ChatMessage) => void;
  /** Reports an outage once, until messages can be read again. */
  onError: (error: unknown) => void;
  /** Polling interval in milliseconds. @default 2 seconds */
  interval?: number;
}

/**
 * Follows the chat of all servers. It reads messages only from the database, so it delivers each once and in
 * order. A lost call to `catchUp` only delays messages until the next poll.
 */
export interface ChatFeed {
  /** Starts after the newest message. @throws when the database does not answer. */
  start(): Promise<void>;
  /** Delivers all stored messages. Never rejects. */
  catchUp(): Promise<void>;
  stop(): void;
}

export function createChatFeed({ chat, deliver, onError, interval = 2_000 }: ChatFeedOptions): ChatFeed {
  let position: ChatMessage | undefined;
  let isStarted = false;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    try {
      let messages: ChatMessage[];
      do {
        isAskedAgain = false;
        messages = await chat.after(position);
        for (const message of isStarted ? messages : []) {
          deliver(message);
          position = message;
        }
      } while (isStarted && (isAskedAgain || messages.length === feedLength));
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    } finally {
      // Synchronously after the loop's last check of `isAskedAgain`, so that no call is lost in between.
      running = undefined;
    }
  }

  function catchUp(): Promise<void> {
    if (!isStarted) return Promise.resolve();
    isAskedAgain = true;
    running ??= read();
    return running;
  }

  return {
    async start() {
      position = await chat.newest();
      isStarted = true;
      timer = setInterval(() => void catchUp(), interval).unref();
    },
    catchUp,
    stop() {
      isStarted = false;
      clearInterval(timer);
    },
  };
}
