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

const segment = encodeURIComponent;

/** Replaces the pattern's parameter, or drops it without a value. */
const fill = (pattern: string, value?: string): string =>
  pattern.replace(/\/:\w+\??/, value ? `/${segment(value)}` : '');

/** Builds paths of pages with parameters, as links spell them. A page without parameters is its pattern. */
export const pagePaths = {
  zone: (name: string) => fill(pagePatterns.zone, name.toLowerCase()),
  /** The log-in form, or with a referral code the sign-up form. */
  auth: (referralCode?: string) =>
    referralCode ? `${pagePatterns.auth}?ref=${segment(referralCode)}` : pagePatterns.auth,
  /** The sign-up form with an invitation. */
  invited: (token: string) => `${pagePatterns.invited}#${token}`,
  providerReturn: (providerId: string) => fill(pagePatterns.providerReturn, providerId),
  createPost: (zone?: string) => fill(pagePatterns.createPost, zone?.toLowerCase()),
  post: (id: string) => fill(pagePatterns.post, id),
  /** A post that a search suggests: the specification writes it in lower case. */
  suggestion: (id: string) => `${pagePatterns.posts}/${segment(id)}`,
  /** All posts for a blank text. */
  search: (text: string) =>
    text.trim() === '' ? pagePatterns.posts : `${pagePatterns.search}?q=${segment(text.trim())}`,
  tag: (tag: string) => `${pagePatterns.tags}?tag=${segment(tag)}`,
  user: (id: string) => fill(pagePatterns.user, id),
  ownSettings: (id: string) => `${fill(pagePatterns.user, id)}?settings=open`,
  /** The warning before a link to a denied domain. */
  leaving: (to: string) => `${pagePatterns.leaving}?to=${segment(to)}`,
  decision: (id: string) => fill(pagePatterns.decision, id),
  /** For moderators: a member's content of the last day. */
  recentContent: (memberId: string) => fill(pagePatterns.recentContent, memberId),
  memberRecord: (id: string) => fill(pagePatterns.memberRecord, id),
  /** @param memberId Filters entries by the member concerned. */
  auditLog: (memberId?: string) =>
    memberId === undefined ? pagePatterns.auditLog : `${pagePatterns.auditLog}?member=${segment(memberId)}`,
  /** @param ip An IP address or network to close. */
  closedNetworks: (ip?: string) =>
    ip === undefined ? pagePatterns.closedNetworks : `${pagePatterns.closedNetworks}?address=${segment(ip)}`,
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

/** Query parameters that guests' pages read before scripts run. */
export const pageParameters = ['cursor', 'q', 'ref', 'sort', 'tab', 'tag', 'to'] as const;

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
