import { expect, it } from 'vitest';

import { authTextsOf, type AuthTexts } from './authTexts';

// @spec 5.1
it.each<[keyof AuthTexts, string]>([
  ['emailAndPasswordMissing', 'Enter email and password'],
  ['nameMissing', 'Enter a name to continue'],
  ['usernameMissing', 'Enter a username to continue'],
  ['emailMissing', 'Enter an email to continue'],
  ['passwordMissing', 'Enter a password to continue'],
  ['logInFailed', 'Login failed. Please check your credentials.'],
  ['signUpFailed', 'Signup failed. Please try again.'],
])('the text of %s is "%s"', (code, text) => {
  expect(authTextsOf({})[code]).toBe(text);
});

it('a site can replace texts', () => {
  expect(authTextsOf({ logInFailed: 'No.' })).toMatchObject({
    logInFailed: 'No.',
    signUpFailed: 'Signup failed. Please try again.',
  });
});
