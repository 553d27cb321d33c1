import type { PostChange } from '@alphazone/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createPostPushes, type PostPushes } from './post-pushes';

let pushed: PostChange[];
let pushes: PostPushes;

beforeEach(() => {
  vi.useFakeTimers();
  pushed = [];
  pushes = createPostPushes((change) => pushed.push(change));
});
afterEach(() => vi.useRealTimers());

const counts = (_id: string, upVotes: number) =>
  ({ _id, upVotes, downVotes: 0, noOfComments: 0 }) as PostChange;

it('pushes the newest counts of each post', async () => {
  for (const change of [counts('a', 1), counts('b', 1), counts('a', 2)]) pushes.add(change);
  expect(pushed).toEqual([]);

  await vi.runAllTimersAsync();
  expect(pushed).toEqual([counts('a', 2), counts('b', 1)]);

  pushes.add(counts('a', 3));
  await vi.runAllTimersAsync();
  expect(pushed.at(-1)).toEqual(counts('a', 3));
});

it('pushes no counts after a deletion', async () => {
  const deletion = { _id: 'a', deleted: true } as const;
  for (const change of [counts('a', 1), deletion, counts('a', 2)]) pushes.add(change);

  await vi.runAllTimersAsync();

  expect(pushed).toEqual([deletion]);
});

it('pushes one post at a time, including counts that arrive meanwhile', () => {
  pushes.add(counts('a', 1));
  pushes.add(counts('b', 1));
  vi.advanceTimersToNextTimer();
  expect(pushed).toEqual([counts('a', 1)]);

  pushes.add(counts('b', 2));
  vi.advanceTimersToNextTimer();

  expect(pushed).toEqual([counts('a', 1), counts('b', 2)]);
  expect(vi.getTimerCount()).toBe(0);
});

it('pushes pending changes when it closes', () => {
  pushes.add(counts('a', 1));

  pushes.close();

  expect(pushed).toEqual([counts('a', 1)]);
  expect(vi.getTimerCount()).toBe(0);
});
