import { getHeapStatistics } from 'node:v8';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { measureProcess } from './measure-process';

let app: FastifyInstance;
beforeEach(() => void (app = Fastify()));
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

it('measures even while no file can be opened', async () => {
  vi.spyOn(process, 'memoryUsage').mockImplementation(() => {
    throw new Error('EMFILE: too many open files, uv_resident_set_memory');
  });

  measureProcess(app, 10);

  await expect.poll(() => app.processUsage().memoryUsed).toBeGreaterThan(1_000_000);
  expect(app.processUsage().eventLoopDelay).toBeGreaterThanOrEqual(0);
});

it('counts buffers, which are outside the heap', async () => {
  const buffer = Buffer.alloc(200_000_000);

  measureProcess(app, 10);

  const outsideHeap = () => app.processUsage().memoryUsed - getHeapStatistics().used_heap_size;
  // The heap changes between the two measurements.
  await expect.poll(outsideHeap).toBeGreaterThan(0.8 * buffer.length);
});
