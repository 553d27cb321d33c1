import type { ChatMessage } from '@alphazone/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createChatFeed, type ChatFeed } from './chat-feed';
import { feedLength } from './chat-rules';

let stored: ChatMessage[];
let told: string[];
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
  [stored, told, failure] = [[], [], undefined];
  feed = createChatFeed({
    chat: { newest: () => Promise.resolve(stored.at(-1)), after: readAfter },
    deliver: ({ text }) => told.push(text),
    onError,
    interval: 1_000,
  });
});

afterEach(() => {
  feed.stop();
  vi.useRealTimers();
});

it('tells what is stored after it started, once and in order', async () => {
  store('old');
  await feed.start();
  store('one', 'two');

  await feed.catchUp();
  await feed.catchUp();

  expect(told).toEqual(['one', 'two']);
});

it('starts with the first message of all when there was none', async () => {
  await feed.start();
  store('first');

  await feed.catchUp();

  expect(told).toEqual(['first']);
});

it('has told everything that was stored before the call, also when it was reading already', async () => {
  await feed.start();
  store('one');
  const earlier = feed.catchUp();
  store('two');

  await feed.catchUp();
  expect(told).toEqual(['one', 'two']);
  await earlier;
});

it('reads as many times as it takes', async () => {
  await feed.start();
  const texts = Array.from({ length: 2 * feedLength + 1 }, (_, n) => `message ${n}`);
  store(...texts);

  await feed.catchUp();

  expect(told).toEqual(texts);
});

it('looks by itself now and then', async () => {
  await feed.start();
  store('one');

  await vi.advanceTimersByTimeAsync(1_000);

  expect(told).toEqual(['one']);
});

it('reports once that it cannot read, and tells everything when it can', async () => {
  await feed.start();
  store('one');
  failure = new Error('The database is away.');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);

  failure = undefined;
  store('two');
  await vi.advanceTimersByTimeAsync(1_000);

  expect(told).toEqual(['one', 'two']);
});

it('tells nothing any more when it is stopped, also in the middle of reading', async () => {
  await feed.start();
  store('one');
  const reading = feed.catchUp();
  feed.stop();
  await reading;
  await vi.advanceTimersByTimeAsync(5_000);

  expect(told).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
