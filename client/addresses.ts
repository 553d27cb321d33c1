/** First path segments of the app's pages, in lower case. A zone with such a name would be unreachable. */
export const reservedPaths = [
  'admin',
  'auth',
  'chat',
  'createpost',
  'crypto',
  'decisions',
  'leaving',
  'messages',
  'moderation',
  'posts',
  'removals',
  'tags',
  'users',
] as const;
