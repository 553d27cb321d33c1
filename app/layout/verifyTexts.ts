export const verifyTexts = {
  ask: 'Please confirm your email address.',
  require: 'Confirm your email address to write.',
  submit: 'Send me the link',
} as const;
