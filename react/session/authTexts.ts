import type { AuthAlert } from '@alphazone/machines';

import type { OwnTexts, Texts } from '../texts';

/** Texts of the log-in form. Separate, because few pages need them. */
export const authTexts = {
  emailAndPasswordMissing: 'Enter email and password',
  nameMissing: 'Enter a name to continue',
  usernameMissing: 'Enter a username to continue',
  /** The spec only covers both being empty. */
  emailMissing: 'Enter an email to continue',
  passwordMissing: 'Enter a password to continue',
  logInFailed: 'Login failed. Please check your credentials.',
  signUpFailed: 'Signup failed. Please try again.',
  codeMissing: 'Enter the code to continue',
  codeRefused: 'The code could not be checked. Please try again.',
  passkeyFailed: 'The passkey could not be used. Please try again.',
} satisfies Texts & Record<AuthAlert, Texts[string]>;

export type AuthTexts = OwnTexts<typeof authTexts>;

/** The texts of the log-in form, with the site's overrides. */
export const authTextsOf = (own: Partial<AuthTexts>): AuthTexts => ({ ...authTexts, ...own });
