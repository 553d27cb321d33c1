const logInForm = 'Go to the log-in form';

/** Texts about logging in. */
export const accountMessages = {
  toSettings: 'Go to Account Settings',
  needsScripts: 'Signing up and other ways to log in need JavaScript.',
  forgotten: {
    lead: 'Enter your email address and we will send you a link to set a new password.',
    submit: 'Send the link',
    missing: 'Enter your email address.',
    back: 'Back to the log-in form',
    sent: (email: string) => `If ${email} has an account, a link is on its way to it.`,
    sentHint: 'The link works once, for 30 minutes. No mail? Check your spam folder.',
    noMail: 'This forum sends no mail. Ask the people who run it for help.',
  },
  newPassword: {
    title: 'Set a new password',
    lead: 'It logs you out on every other device.',
    submit: 'Set password and log in',
    missing: 'Enter a new password.',
    logIn: 'Your password has been changed. Log in with it and your second factor.',
    expired: 'This link has expired or was used already.',
    again: 'Send a new link',
  },
  confirmEmail: {
    title: 'Confirm your email address',
    lead: 'One click, and we know that this address is yours.',
    signUpAgain: logInForm,
    incomplete: 'This address is incomplete. Open the link in the mail again.',
  },
  providerReturn: {
    title: 'Your account elsewhere',
    waiting: 'One moment…',
    incomplete: 'This address is incomplete. Start again.',
    logIn: logInForm,
    signUp: 'Go to the sign-up form',
  },
} as const;
