export const offlineTexts = {
  offline: 'You are offline.',
  unreachable: 'The forum is not responding.',
  mayBeOld: 'What you see may be out of date.',
  saved: 'Saved',
} as const;
