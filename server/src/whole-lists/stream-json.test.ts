import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';

import { streamJson } from './stream-json';

const sleep = vi.fn((_milliseconds: number) => Promise.resolve());

afterEach(() => {
  vi.restoreAllMocks();
  sleep.mockClear();
});

/** Each row is a chunk that takes 4 ms. @param busyShare During pauses. */
async function pausesOf(busyShare: number): Promise<number[]> {
  let now = 0;
  const rows = [1, 2, 3];
  const fetch = () => {
    now += 4;
    return Promise.resolve(rows.splice(0, 1));
  };
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({
    utilization: busyShare,
    active: 1,
    idle: 1,
  });

  const list = { rows: { fetch }, serialise: JSON.stringify };
  expect(await text(await streamJson(list, { stall: 60_000, whole: 60_000 }, sleep))).toBe('[1,2,3]');
  return sleep.mock.calls.map(([milliseconds]) => milliseconds);
}

it('pauses after each chunk, longer the busier the server was during the previous pause', async () => {
  const [first, ...later] = await pausesOf(0.5);

  expect(first).toBeCloseTo(0.8);
  expect(later).toHaveLength(3);
  for (const pause of later) expect(pause).toBeCloseTo(10.8);
});

it('hardly pauses while the server is idle', async () => {
  expect(Math.max(...(await pausesOf(0)))).toBeCloseTo(0.8);
});
