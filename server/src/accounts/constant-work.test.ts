import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { verify } from '@node-rs/argon2';

import { messages } from '../messages';
import { signUp } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<{ verify: typeof verify }>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ settings: { rateLimits: true } });
  await signUp(server, 'Ada');
});
beforeEach(() => {
  vi.mocked(verify).mockClear();
});
afterAll(() => server.close());

it.each([
  ['a wrong password', 'ada@example.org'],
  ['an unknown account', 'nobody@example.org'],
])('%s costs one comparison with a hash of the same cost, and is answered alike', async (_name, email) => {
  const response = await server.request({
    method: 'POST',
    url: '/api/users/login',
    payload: { email, password: 'wrong horse 1' },
  });

  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ message: messages.wrongCredentials, code: 'unauthorized' });
  expect(vi.mocked(verify).mock.calls).toEqual([
    [expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), 'wrong horse 1'],
  ]);
});
