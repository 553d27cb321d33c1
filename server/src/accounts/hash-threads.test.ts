import { expect, it } from 'vitest';

import { callArgon2 } from './hash-threads';

it('rejects an invalid hash and takes the next call', async () => {
  await expect(callArgon2({ name: 'verifySync', args: ['no hash', 'password 1'] })).rejects.toThrow();

  const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  const hash = String(await callArgon2({ name: 'hashSync', args: ['password 1', cost] }));
  expect(await callArgon2({ name: 'verifySync', args: [hash, 'password 1'] })).toBe(true);
});
