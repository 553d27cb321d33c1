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
  pattern.replace(/\/:.+?(?=\/|$)/, () => (value === undefined ? '' : `/${segment(value)}`));

/** Paths of pages, as links spell them. Parameters are encoded. */
export const pagePaths = {
  home: () => pagePatterns.home,
  zone: (name: string) => fill(pagePatterns.zone, name.toLowerCase()),
  crypto: () => pagePatterns.crypto,
  /** The log-in form, or with a referral code the sign-up form. */
  auth: (referralCode?: string) =>
    referralCode ? `${pagePatterns.auth}?ref=${segment(referralCode)}` : pagePatterns.auth,
  forgotten: () => pagePatterns.forgotten,
  /** The sign-up form with an invitation. */
  invited: (token: string) => `${pagePatterns.invited}#${token}`,
  newPassword: () => pagePatterns.newPassword,
  confirmEmail: () => pagePatterns.confirmEmail,
  providerReturn: (providerId: string) => fill(pagePatterns.providerReturn, providerId),
  admin: () => pagePatterns.admin,
  mailQueue: () => pagePatterns.mailQueue,
  createPost: (zone?: string) => fill(pagePatterns.createPost, zone?.toLowerCase()),
  post: (id: string) => fill(pagePatterns.post, id),
  posts: () => pagePatterns.posts,
  /** All posts for a blank text. */
  search: (text: string) =>
    text.trim() === '' ? pagePatterns.posts : `${pagePatterns.search}?q=${segment(text.trim())}`,
  tags: () => pagePatterns.tags,
  tag: (tag: string) => `${pagePatterns.tags}?tag=${segment(tag)}`,
  users: () => pagePatterns.users,
  user: (id: string) => fill(pagePatterns.user, id),
  ownSettings: (id: string) => `${fill(pagePatterns.user, id)}?settings=open`,
  /** The warning before a link to a denied domain. */
  leaving: (to: string) => `${pagePatterns.leaving}?to=${segment(to)}`,
  queue: () => pagePatterns.queue,
  decision: (id: string) => fill(pagePatterns.decision, id),
  /** For moderators: a member's content of the last day. */
  recentContent: (memberId: string) => fill(pagePatterns.recentContent, memberId),
  memberRecord: (id: string) => fill(pagePatterns.memberRecord, id),
  moderationRoles: () => pagePatterns.moderationRoles,
  /** @param memberId Filters entries by the member concerned. */
  auditLog: (memberId?: string) =>
    memberId === undefined ? pagePatterns.auditLog : `${pagePatterns.auditLog}?member=${segment(memberId)}`,
  signUps: () => pagePatterns.signUps,
  /** @param ip An IP address or network to close. */
  closedNetworks: (ip?: string) =>
    ip === undefined ? pagePatterns.closedNetworks : `${pagePatterns.closedNetworks}?address=${segment(ip)}`,
  removals: () => pagePatterns.removals,
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
