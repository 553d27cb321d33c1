import type { ForumTexts } from '@alphazone/react';
import type { MessageOverrides } from '@alphazone/ui';

export const messages = {
  post: { boosted: 'Book of the month' },
  shell: { logIn: 'Sign in' },
  comment: { placeholder: 'Write in the margin' },
} satisfies MessageOverrides;

export const alerts = {
  emailAndPasswordMissing: 'Tell us your email and password',
  nameMissing: 'Tell us your name',
  usernameMissing: 'Choose a username',
  emailMissing: 'Tell us your email',
  passwordMissing: 'Enter your password',
  logInFailed: 'That did not work. Is everything spelled right?',
  signUpFailed: 'We could not sign you up. Please try again.',
} satisfies Partial<ForumTexts>;
