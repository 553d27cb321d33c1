import type { ChatMessage } from '@alphazone/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createChatFeed, type ChatFeed } from './chat-feed';
import { feedLength } from './chat-rules';

let stored: ChatMessage[];
let delivered: string[];
let failure: Error | undefined;
let feed: ChatFeed;
const onError = vi.fn();

function store(...texts: string[]): void {
  for (const text of texts) {
    const author = { userId: 'ada', userName: 'Ada', senderName: 'Ada' };
    const timestamp = new Date(stored.length).toISOString();
    stored.push({ _id: String(stored.length), ...author, text, timestamp });
  }
}

const readAfter = vi.fn((message: ChatMessage | undefined) => {
  const next = message ? Number(message._id) + 1 : 0;
  return failure ? Promise.reject(failure) : Promise.resolve(stored.slice(next, next + feedLength));
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  [stored, delivered, failure] = [[], [], undefined];
  feed = createChatFeed({
    chat: { newest: () => Promise.resolve(stored.at(-1)), after: readAfter },
    deliver: ({ text }) => delivered.push(text),
    onError,
    intervalMs: 1_000,
  });
});

afterEach(() => {
  feed.stop();
  vi.useRealTimers();
});

it('delivers new messages once and in order', async () => {
  store('old');
  await feed.start();
  store('one', 'two');

  await feed.catchUp();
  await feed.catchUp();

  expect(delivered).toEqual(['one', 'two']);
});

it('delivers the first message of an empty chat', async () => {
  await feed.start();
  store('first');

  await feed.catchUp();

  expect(delivered).toEqual(['first']);
});

it('delivers all earlier messages, even when a read is pending', async () => {
  await feed.start();
  store('one');
  const earlier = feed.catchUp();
  store('two');

  await feed.catchUp();
  expect(delivered).toEqual(['one', 'two']);
  await earlier;
});

it('reads until it has caught up', async () => {
  await feed.start();
  const texts = Array.from({ length: 2 * feedLength + 1 }, (_, n) => `message ${n}`);
  store(...texts);

  await feed.catchUp();

  expect(delivered).toEqual(texts);
});

it('polls', async () => {
  await feed.start();
  store('one');

  await vi.advanceTimersByTimeAsync(1_000);

  expect(delivered).toEqual(['one']);
});

it('reports an outage once, and delivers all messages after it', async () => {
  await feed.start();
  store('one');
  failure = new Error('The database is away.');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);

  failure = undefined;
  store('two');
  await vi.advanceTimersByTimeAsync(1_000);

  expect(delivered).toEqual(['one', 'two']);
});

it('delivers nothing after it is stopped, even during a read', async () => {
  await feed.start();
  store('one');
  const reading = feed.catchUp();
  feed.stop();
  await reading;
  await vi.advanceTimersByTimeAsync(5_000);

  expect(delivered).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
