import { expect, it } from 'vitest';

import { fieldError } from './fieldMessages';

it.each([
  ['username', 'is taken.', 'This username is taken.'],
  ['newPassword', 'is easy to guess.', 'This password is easy to guess.'],
  ['x', 'must not be blank.', 'Must not be blank.'],
  ['password', 'The password is wrong.', 'The password is wrong.'],
] as const)('makes a sentence of %s and “%s”', (field, message, sentence) => {
  expect(fieldError(field, message)).toBe(sentence);
});
