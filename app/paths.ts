import { authPath, postPath, tagPath, userPath, zonePath } from '@alphazone/ui';

/** The router's patterns. They match in any letter case. Spec section 2, Routes. */
export const patterns = {
  home: '/',
  zone: '/:zone',
  crypto: '/crypto',
  auth: '/Auth',
  createPost: '/CreatePost/:categoryName?',
  post: '/Posts/:id',
  posts: '/posts',
  search: '/posts/search',
  tags: '/Tags',
  users: '/Users',
  user: '/Users/:id',
  messages: '/messages',
  chat: '/chat',
} as const;

const segment = encodeURIComponent;

/** Builds every address inside the app. Those that the kit links to by default come from the kit. */
export const paths = {
  home: () => '/',
  /** A zone's feed: its name in lower case. */
  zone: zonePath,
  /** The general feed with Top Alphas. */
  crypto: () => '/crypto',
  /** The log-in form; with a referral code it opens in sign-up mode. */
  auth: authPath,
  createPost: (category?: string) =>
    category ? `/CreatePost/${segment(category.toLowerCase())}` : '/CreatePost',
  post: postPath,
  /** Where a suggestion of the search box leads. */
  suggestion: (id: string) => `/posts/${segment(id)}`,
  /** Search results; all posts when the query is empty. */
  search: (text: string) => (text.trim() === '' ? '/posts' : `/posts/search?q=${segment(text.trim())}`),
  tags: () => '/Tags',
  tag: tagPath,
  users: () => '/Users',
  user: userPath,
} as const;

/**
 * Names the page at an address, in whatever way it is written: its path, and what is looked for there. Other
 * parameters only arrange it.
 */
export function pageAt({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  const lookedFor = ['q', 'tag'].map((name) => params.get(name)?.trim() ?? '');
  return [withoutSlash(pathname).toLowerCase(), ...lookedFor].join(' ');
}

/** A path without the slashes at its end, which mean nothing. */
export const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, '') || '/';

/** Is this an address inside the app? Files and calls of the server are not. */
export function isAppPath(href: string): boolean {
  return /^\/(?!\/|(?:media|api|socket\.io)(?:\/|$))/.test(href);
}
