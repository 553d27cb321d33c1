import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';

import { streamJson } from './stream-json';

const sleep = vi.fn((_milliseconds: number) => Promise.resolve());

afterEach(() => {
  vi.restoreAllMocks();
  sleep.mockClear();
});

/** Pauses after each of four chunks that take 10 ms. @param busyShare Share of time with other requests. */
async function pausesOf(busyShare: number): Promise<number[]> {
  let now = 0;
  const rows = [1, 2, 3];
  const fetch = () => {
    now += 10;
    return Promise.resolve(rows.splice(0, 1));
  };
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({
    utilization: busyShare,
    active: 1,
    idle: 1,
  });

  const list = { rows: { fetch }, serialise: JSON.stringify };
  expect(await text(await streamJson(list, { stallMs: 60_000, totalMs: 60_000 }, sleep))).toBe('[1,2,3]');
  return sleep.mock.calls.map(([milliseconds]) => Math.round(milliseconds));
}

it('pauses after each chunk, for longer if the server was busy in the last pause', async () => {
  expect(await pausesOf(0.5)).toEqual([1, 0, 1, 30, 1, 30, 1, 30]);
});

it('hardly pauses while the server is idle', async () => {
  expect(await pausesOf(0)).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
});

it('sends a long row in pieces that a slow client can read in time', async () => {
  const row = 'ä'.repeat(100_000);
  const rows = [row];
  const list = { rows: { fetch: () => Promise.resolve(rows.splice(0, 1)) }, serialise: JSON.stringify };

  const stream = await streamJson(list, { stallMs: 60_000, totalMs: 60_000 }, sleep);
  const pieces = (await stream.toArray()) as Buffer[];

  expect(Math.max(...pieces.map(({ length }) => length))).toBe(64 * 1024);
  expect(JSON.parse(Buffer.concat(pieces).toString())).toEqual([row]);
});
