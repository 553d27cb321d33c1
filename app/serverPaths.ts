/** What belongs to the server although the app has routes of the same beginning (`/posts/{id}`), as regular expressions. */
export const serverPaths = [
  '^/(api|comment|notifications|media)(/|\\?|$)',
  '^/posts/(get|CreatePost|suggestions|delete|vote|share|pin|boost)(/|\\?|$)',
];
