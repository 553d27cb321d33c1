/** The router's patterns. They match in any letter case. Spec section 2, Routes. */
export const patterns = {
  home: '/',
  zone: '/:zone',
  auth: '/Auth',
  createPost: '/CreatePost/:categoryName?',
  post: '/Posts/:id',
  posts: '/posts',
  search: '/posts/search',
  tags: '/Tags',
  users: '/Users',
  user: '/Users/:id',
} as const;

const segment = encodeURIComponent;

/** Builds every address inside the app. Nothing else writes one by hand. */
export const paths = {
  home: () => '/',
  /** A zone's feed: its name in lower case. */
  zone: (name: string) => `/${segment(name.toLowerCase())}`,
  /** The log-in form; with a referral code it opens in sign-up mode. */
  auth: (referralCode?: string) => (referralCode ? `/Auth?ref=${segment(referralCode)}` : '/Auth'),
  createPost: (category?: string) =>
    category ? `/CreatePost/${segment(category.toLowerCase())}` : '/CreatePost',
  post: (id: string) => `/Posts/${segment(id)}`,
  /** Where a suggestion of the search box leads. */
  suggestion: (id: string) => `/posts/${segment(id)}`,
  /** Search results; all posts when there is nothing to search for. */
  search: (text: string) => (text.trim() === '' ? '/posts' : `/posts/search?q=${segment(text.trim())}`),
  tags: () => '/Tags',
  tag: (tag: string) => `/Tags?tag=${segment(tag)}`,
  users: () => '/Users',
  user: (id: string) => `/Users/${segment(id)}`,
} as const;

/** Is this an address inside the app? Files and calls of the server are not. */
export function isAppPath(href: string): boolean {
  return /^\/(?!\/|(?:media|api|socket\.io)(?:\/|$))/.test(href);
}
