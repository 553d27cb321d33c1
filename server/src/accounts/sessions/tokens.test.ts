import { afterEach, expect, it, vi } from 'vitest';

import { createTokenVerifier, issueToken } from './tokens';

const settings = { jwtSecret: 'a secret that only this test knows, long enough', tokenTtlSeconds: 60 };

afterEach(() => {
  vi.useRealTimers();
});

it('accepts a verified token only until it expires', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const verify = createTokenVerifier(settings);
  const token = await issueToken('user', settings);
  const first = await verify(token);
  vi.advanceTimersByTime(59_000);
  const second = await verify(token);
  vi.advanceTimersByTime(2_000);

  expect(first).toMatchObject({ userId: 'user' });
  expect(second).toEqual(first);
  expect(await verify(token)).toBeUndefined();
});

it('rejects a token with another signature', async () => {
  const verify = createTokenVerifier(settings);
  const token = await issueToken('user', settings);
  await verify(token);

  expect(await verify(`${token.slice(0, -8)}AAAAAAAA`)).toBeUndefined();
});
