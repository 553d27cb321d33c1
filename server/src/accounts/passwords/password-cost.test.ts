import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';

import { passwordCost } from './password-cost';

it.each([{}, { NODE_ENV: 'test' }, { NODE_ENV: 'production' }])(
  'is 19 MiB and 2 passes by default: %j',
  async (env) => {
    expect(await hash('correct horse 1', passwordCost(env))).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  },
);

it('is minimal for tests that set it', async () => {
  const cost = passwordCost({ NODE_ENV: 'test', TEST_PASSWORD_COST: 'minimal' });

  expect(await hash('correct horse 1', cost)).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
});

it.each([
  { TEST_PASSWORD_COST: 'minimal' },
  { NODE_ENV: 'production', TEST_PASSWORD_COST: 'minimal' },
  { NODE_ENV: 'development', TEST_PASSWORD_COST: '' },
  { NODE_ENV: 'test', TEST_PASSWORD_COST: 'low' },
])('throws outside tests and for unknown values: %j', (env) => {
  expect(() => passwordCost(env)).toThrow('TEST_PASSWORD_COST makes passwords easy to crack.');
});
