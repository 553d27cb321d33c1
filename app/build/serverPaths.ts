/** Regular expressions for server paths. Exact, because the app has routes with the same prefix (`/posts/{id}`). */
export const serverPaths = [
  '^/(api|comment|forms|notifications|media)(/|\\?|$)',
  '^/feed\\.(atom|rss|json)(\\?|$)',
  '^/posts/(get|CreatePost|suggestions|delete|vote|hide|share|pin|boost)(/|\\?|$)',
];
