export const offlineTexts = {
  offline: 'You are offline.',
  unreachable: 'The forum does not respond.',
  mayBeOld: 'What you see may be out of date.',
  saved: 'Saved',
} as const;
