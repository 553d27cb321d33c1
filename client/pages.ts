/** Addresses of the app's pages. Matched case-insensitively; this is the spelling of links. */
export const pagePatterns = {
  home: '/',
  zone: '/:zone',
  crypto: '/crypto',
  auth: '/Auth',
  forgotten: '/Auth/forgotten',
  invited: '/Auth/invited',
  newPassword: '/Auth/new-password',
  confirmEmail: '/Auth/confirm',
  /** Where OpenID Connect providers return to. */
  providerReturn: '/Auth/callback/:providerId',
  admin: '/admin',
  mailQueue: '/admin/mail',
  createPost: '/CreatePost/:categoryName?',
  post: '/Posts/:id',
  posts: '/posts',
  search: '/posts/search',
  tags: '/Tags',
  users: '/Users',
  user: '/Users/:id',
  messages: '/messages',
  chat: '/chat',
  leaving: '/leaving',
  recentContent: '/moderation/members/:id/content',
  queue: '/moderation',
  decision: '/decisions/:id',
  memberRecord: '/moderation/members/:id',
  moderationRoles: '/moderation/roles',
  auditLog: '/moderation/audit',
  closedNetworks: '/moderation/addresses',
  signUps: '/moderation/sign-ups',
  removals: '/removals',
} as const;

/** Pages that guests and search engines read. Others are for members and staff. */
export const publicPages = [
  'home',
  'zone',
  'crypto',
  'auth',
  'post',
  'posts',
  'search',
  'tags',
  'users',
  'user',
  'removals',
] as const satisfies readonly (keyof typeof pagePatterns)[];

export type PublicPage = (typeof publicPages)[number];

/** Titles of public pages. The server sends them with the page, the app sets them when it changes pages. */
export const pageTitles = {
  crypto: 'General feed',
  logIn: 'Log in',
  signUp: 'Sign up',
  posts: 'All posts',
  search: (text: string) => `Results for “${text}”`,
  tags: 'Tags',
  tag: (tag: string) => `Posts tagged “${tag}”`,
  users: 'Users',
  profile: 'Profile',
  removals: 'Removals',
  postNotFound: 'Post not found',
  pageNotFound: 'Page not found',
} as const;

/** Returns the document's title: the page's own with the site's name, or the site's name and tagline. */
export const pageTitle = (
  title: string | undefined,
  { name, tagline }: { name: string; tagline: string },
): string => (title === undefined ? (tagline === '' ? name : `${name} · ${tagline}`) : `${title} · ${name}`);
