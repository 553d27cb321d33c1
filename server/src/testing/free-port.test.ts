import { once } from 'node:events';
import { createServer } from 'node:net';

import { expect, it, vi } from 'vitest';

import { freePort } from './free-port';

it('gives each worker its own free ports', async () => {
  vi.stubEnv('TEST_PARALLEL_INDEX', '20');
  const first = await freePort();
  const server = createServer().listen(first + 1, '127.0.0.1');
  await once(server, 'listening');
  try {
    const second = await freePort();
    expect(second).toBeGreaterThan(first + 1);
    vi.stubEnv('TEST_PARALLEL_INDEX', '21');
    expect(await freePort()).toBeGreaterThanOrEqual(second + 400);
  } finally {
    server.close();
    await once(server, 'close');
  }
});
