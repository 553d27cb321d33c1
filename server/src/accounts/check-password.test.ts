import { expect, it } from 'vitest';

import { checkPassword } from './check-password';

const check = (password: string) =>
  checkPassword(password, { known: ['Ada Lovelace', 'countess', 'ada@analytical.example', null] }).then(
    () => 'accepted',
    (error: Error) => error.message,
  );

it.each([
  ['correct horse 1', 'accepted'],
  ['пароль٣٤٥', 'accepted'],
  [`${'x7'.repeat(5_000)}`, 'easy'],
  ['password1', 'easy'],
  ['p4ssw0rd!', 'easy'],
  ['qwerty123', 'easy'],
  ['Lovelace1', 'easy'],
  ['analytical1', 'easy'],
  ['short1', 'at least 8 characters'],
])('judges %s: %s', async (password, verdict) => {
  expect(await check(password)).toContain(verdict);
});
