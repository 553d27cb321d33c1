export const subscribeTexts = {
  failed:
    'Notifications could not be turned on. Check your connection and allow this site to store data, then try again.',
} as const;
