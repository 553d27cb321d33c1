import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { messages } from '../../messages';
import { signUp, testPassword } from '../../testing/members';
import type { TestApp } from '../../testing/test-app';
import type * as HashThreads from './hash-threads';

const callArgon2 = vi.fn<typeof HashThreads.callArgon2>();

let server: TestApp;

// Loads the modules again, with the production cost and the mock.
beforeAll(async () => {
  vi.resetModules();
  vi.stubEnv('TEST_PASSWORD_COST', undefined);
  vi.doMock('./hash-threads', async (original) => {
    const threads = await original<typeof HashThreads>();
    callArgon2.mockImplementation(threads.callArgon2);
    return { callArgon2 };
  });
  const { createTestApp } = await import('../../testing/test-app');
  server = await createTestApp({ settings: { rateLimits: true } });
  await signUp(server, 'Ada');
});
beforeEach(() => {
  callArgon2.mockClear();
});
afterAll(async () => {
  await server.close();
  vi.doUnmock('./hash-threads');
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['a wrong password', 'ada@example.org'],
  ['an unknown account', 'nobody@example.org'],
])('%s gets the same response after one verification of the same cost', async (_name, email) => {
  const response = await server.request({
    method: 'POST',
    url: '/api/users/login',
    payload: { email, password: 'wrong horse 1' },
  });

  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ message: messages.wrongCredentials, code: 'unauthorized' });
  expect(callArgon2.mock.calls).toEqual([
    [
      {
        name: 'verifySync',
        args: [expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), 'wrong horse 1'],
      },
      'idle',
    ],
  ]);
});

/** Hashes wait until they are released. */
function holdHashes() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let running = 0;
  const held = { mostRunning: 0, release: () => release() };
  callArgon2.mockImplementation(async () => {
    held.mostRunning = Math.max(held.mostRunning, (running += 1));
    await released;
    running -= 1;
    return true;
  });
  return held;
}

it('hashes few passwords at once and refuses requests when too many wait', async () => {
  const { isPassword, maxConcurrentHashes, maxQueuedHashes } = await import('./passwords');
  const held = holdHashes();
  const accepted = maxConcurrentHashes + maxQueuedHashes;
  const attempts = Array.from({ length: accepted + 1 }, () => isPassword('wrong horse 1', 'a hash'));

  await expect(attempts.at(-1)).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
  held.release();

  expect(await Promise.all(attempts.slice(0, -1))).toHaveLength(accepted);
  expect(held.mostRunning).toBe(maxConcurrentHashes);
});

it('counts no failure while too many wait', async () => {
  const { isPassword, maxConcurrentHashes, maxQueuedHashes } = await import('./passwords');
  const { maxFailuresPerPair } = await import('../log-in/login-attempts');
  const held = holdHashes();
  const waiting = Array.from({ length: maxConcurrentHashes + maxQueuedHashes }, () =>
    isPassword('x', 'a hash'),
  );
  const payload = { email: 'ada@example.org', password: testPassword };
  const logIn = async () =>
    (await server.request({ method: 'POST', url: '/api/users/login', payload })).statusCode;

  const refused = [];
  for (let n = 0; n <= maxFailuresPerPair; n += 1) refused.push(await logIn());
  held.release();
  await Promise.all(waiting);

  expect([...new Set(refused)]).toEqual([503]);
  expect(await logIn()).toBe(200);
});
