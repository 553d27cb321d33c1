import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';

import { measureProcess } from './measure-process';

const app = Fastify();
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

it('measures even while no file can be opened', async () => {
  vi.spyOn(process, 'memoryUsage').mockImplementation(() => {
    throw new Error('EMFILE: too many open files, uv_resident_set_memory');
  });

  measureProcess(app, 10);

  await expect.poll(() => app.processUsage().heapUsed).toBeGreaterThan(1_000_000);
  expect(app.processUsage().eventLoopDelay).toBeGreaterThanOrEqual(0);
});
