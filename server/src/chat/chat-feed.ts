import type { ChatMessage } from '@alphazone/client';

import type { Chat } from './chat';
import { feedLength } from './chat-rules';

export interface ChatFeedOptions {
  chat: Pick<Chat, 'newest' | 'after'>;
  /** Receives every message once, in order. */
  deliver: (message: ChatMessage) => void;
  onError: (error: unknown) => void;
  /** Polling interval. @default 2 seconds */
  intervalMs?: number;
}

/** Reads only the database: each message arrives once and in order, with the next poll at the latest. */
export interface ChatFeed {
  /** Starts after the newest message. @throws When the database is unavailable. */
  start(): Promise<void>;
  catchUp(): Promise<void>;
  stop(): void;
}

export function createChatFeed({ chat, deliver, onError, intervalMs = 2_000 }: ChatFeedOptions): ChatFeed {
  let position: ChatMessage | undefined;
  let isStarted = false;
  let running: Promise<void> | undefined;
  let hasNewCall = false;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    try {
      let messages: ChatMessage[];
      do {
        hasNewCall = false;
        messages = await chat.after(position);
        for (const message of isStarted ? messages : []) {
          deliver(message);
          position = message;
        }
      } while (isStarted && (hasNewCall || messages.length === feedLength));
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    } finally {
      // Synchronously after the last check of `hasNewCall`, so that no call is lost.
      running = undefined;
    }
  }

  function catchUp(): Promise<void> {
    if (!isStarted) return Promise.resolve();
    hasNewCall = true;
    running ??= read();
    return running;
  }

  return {
    async start() {
      position = await chat.newest();
      isStarted = true;
      timer = setInterval(() => void catchUp(), intervalMs).unref();
    },
    catchUp,
    stop() {
      isStarted = false;
      clearInterval(timer);
    },
  };
}
