import type { ChatMessage } from '@alphazone/client';

import type { Chat } from './chat';
import { feedLength } from './chat-rules';

export interface ChatFeedOptions {
  chat: Pick<Chat, 'newest' | 'after'>;
  /** Gets every message once, in the order of the history. */
  deliver: (message: ChatMessage) => void;
  /** Hears why messages cannot be read: once, until they can be read again. */
  onError: (error: unknown) => void;
  /** Milliseconds after which it looks by itself. @default 2 seconds */
  interval?: number;
}

/**
 * Follows the chat as it is stored, whichever server stored it. The database is the only source, so nothing
 * is told twice, out of order or never: a call to `catchUp` that is lost only costs time.
 */
export interface ChatFeed {
  /** Starts after the newest message. @throws when the database does not answer. */
  start(): Promise<void>;
  /** Delivers everything that is stored by now. Never rejects. */
  catchUp(): Promise<void>;
  /** Delivers no more. */
  stop(): void;
}

/** Makes the feed, not yet started. */
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
      // In the same moment as the loop's last look at `isAskedAgain`, so that no call falls in between.
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
