import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';

import { streamJson } from './stream-json';

const sleep = vi.fn(() => Promise.resolve());

afterEach(() => {
  vi.restoreAllMocks();
  sleep.mockClear();
});

function streamThreeRows() {
  const rows = [1, 2, 3];
  const fetch = (count: number) => Promise.resolve(rows.splice(0, count));
  return streamJson({ rows: { fetch }, serialise: JSON.stringify }, { stall: 60_000, whole: 60_000 }, sleep);
}

const setUtilization = (utilization: number) =>
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ utilization, active: 3, idle: 1 });

it('pauses for twice the time of a chunk while the server is busy', async () => {
  setUtilization(0.75);

  expect(await text(await streamThreeRows())).toBe('[1,2,3]');
  expect(sleep).toHaveBeenCalledWith(8);
});

it('does not pause while the server is idle', async () => {
  setUtilization(0.25);

  expect(await text(await streamThreeRows())).toBe('[1,2,3]');
  expect(sleep).not.toHaveBeenCalled();
});
