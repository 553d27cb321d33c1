import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { checkPassword } from './check-password';
import { createPasswordList } from './password-list';

const known = ['Ada Lovelace', 'countess', 'ada@analytical.example', null];
const check = (password: string, file?: string) =>
  checkPassword(password, { known, isListed: createPasswordList(file) }).then(
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
  // Common, though zxcvbn would not guess it.
  ['2B4dNvSX', 'easy'],
])('judges %s: %s', async (password, verdict) => {
  expect(await check(password)).toContain(verdict);
});

it('refuses the passwords of a list, in any letter case', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passwords-'));
  const file = join(folder, 'list.txt');
  const others = Array.from({ length: 3_000 }, (_, n) => `battery staple ${n}`);
  await writeFile(file, [...others, 'Correct Horse 1', ''].join('\r\n'));

  expect(await check('correct horse 1', file)).toContain('easy');
  expect(await check('battery staple 2999', file)).toContain('easy');
  expect(await check('correct horse 2', file)).toBe('accepted');
  await rm(folder, { recursive: true });
});
