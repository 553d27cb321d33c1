import type { PostChange } from '@alphazone/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createPostPushes, type PostPushes } from './post-pushes';

type Counts = Exclude<PostChange, { deleted: true }>;

let stored: Counts[];
let read: (ids: readonly string[]) => Promise<readonly Counts[]>;
let pushed: PostChange[];
let pushes: PostPushes;

beforeEach(() => {
  vi.useFakeTimers();
  stored = [];
  read = (ids) => Promise.resolve(stored.filter(({ _id }) => ids.includes(_id)));
  pushed = [];
  pushes = createPostPushes(
    (ids) => read(ids),
    (change) => pushed.push(change),
  );
});
afterEach(() => vi.useRealTimers());

const counts = (_id: string, upVotes: number): Counts => ({
  _id,
  upVotes,
  downVotes: 0,
  boost: 0,
  noOfComments: 0,
  pinned: false,
});

/** Stores the counts and announces them, as a server does after its own change. */
function change(...changes: Counts[]): void {
  for (const changed of changes) {
    stored = [...stored.filter(({ _id }) => _id !== changed._id), changed];
    pushes.add(changed);
  }
}

it('pushes the newest counts of each post once a window', async () => {
  change(counts('a', 1), counts('b', 1), counts('a', 2));
  expect(pushed).toEqual([]);

  await vi.runAllTimersAsync();
  expect(pushed).toEqual([counts('a', 2), counts('b', 1)]);

  change(counts('a', 3));
  await vi.runAllTimersAsync();
  expect(pushed.slice(2)).toEqual([counts('a', 3)]);
});

it('pushes current counts, including another server’s changes', async () => {
  change(counts('a', 10));
  stored = [counts('a', 11)];

  await vi.runAllTimersAsync();

  expect(pushed).toEqual([counts('a', 11)]);
});

it.each([
  ['fails', () => Promise.reject(new Error('The connection is lost.'))],
  ['takes too long', () => new Promise<never>(() => undefined)],
])('pushes the announced counts if reading the current ones %s', async (_, answer) => {
  change(counts('a', 10));
  read = answer;

  await vi.runAllTimersAsync();

  expect(pushed).toEqual([counts('a', 10)]);
});

it('pushes no counts after a deletion', async () => {
  const deletion = { _id: 'a', deleted: true } as const;
  for (const changed of [counts('a', 1), deletion, counts('a', 2)]) pushes.add(changed);

  await vi.runAllTimersAsync();

  expect(pushed).toEqual([deletion]);
});

it('pushes no counts of a post that another server has deleted or hidden', async () => {
  change(counts('a', 1), counts('b', 1));
  stored = [counts('b', 1)];

  await vi.runAllTimersAsync();

  expect(pushed).toEqual([counts('b', 1)]);
});

it('pushes one post at a time, and leaves newer changes to the next window', async () => {
  change(counts('a', 1), counts('b', 1));
  vi.advanceTimersByTime(100);
  // For promises only: the next push waits for the event loop.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(pushed).toEqual([counts('a', 1)]);

  change(counts('b', 2));
  await vi.runAllTimersAsync();

  expect(pushed.slice(1)).toEqual([counts('b', 1), counts('b', 2)]);
  expect(vi.getTimerCount()).toBe(0);
});

it('pushes pending changes when it closes, also during the read', async () => {
  change(counts('a', 1));
  read = () => new Promise<never>(() => undefined);
  await vi.advanceTimersByTimeAsync(100);
  change(counts('b', 1));

  pushes.close();
  await vi.runAllTimersAsync();

  expect(pushed).toEqual([counts('a', 1), counts('b', 1)]);
});
