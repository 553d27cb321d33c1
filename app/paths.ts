import { pagePatterns } from '@alphazone/client/pages';
import { authPath, postPath, tagPath, userPath, zonePath } from '@alphazone/ui';

export const patterns = pagePatterns;

const segment = encodeURIComponent;

export const paths = {
  home: () => '/',
  zone: zonePath,
  crypto: () => '/crypto',
  /** The log-in form, or with a referral code the sign-up form. */
  auth: authPath,
  forgotten: () => patterns.forgotten,
  providerReturn: (providerId: string) => `/Auth/callback/${segment(providerId)}`,
  /** The sign-up form with an invitation. */
  invited: (token: string) => `${patterns.invited}#${token}`,
  admin: () => patterns.admin,
  mailQueue: () => patterns.mailQueue,
  createPost: (category?: string) =>
    category ? `/CreatePost/${segment(category.toLowerCase())}` : '/CreatePost',
  post: postPath,
  suggestion: (id: string) => `/posts/${segment(id)}`,
  search: (text: string) => (text.trim() === '' ? '/posts' : `/posts/search?q=${segment(text.trim())}`),
  tags: () => '/Tags',
  tag: tagPath,
  users: () => '/Users',
  /** The warning before a link to a denied domain. */
  leaving: (to: string) => `/leaving?to=${segment(to)}`,
  user: userPath,
  ownSettings: (id: string) => `${userPath(id)}?settings=open`,
  queue: () => '/moderation',
  decision: (id: string) => `/decisions/${segment(id)}`,
  /** For moderators: a member's content of the last day. */
  recentContent: (memberId: string) => `/moderation/members/${segment(memberId)}/content`,
  memberRecord: (id: string) => `/moderation/members/${segment(id)}`,
  moderationRoles: () => patterns.moderationRoles,
  /** @param memberId Filters entries by the member concerned. */
  auditLog: (memberId?: string) =>
    memberId === undefined ? patterns.auditLog : `${patterns.auditLog}?member=${segment(memberId)}`,
  signUps: () => patterns.signUps,
  /** @param address An address or network to close. */
  closedNetworks: (address?: string) =>
    address === undefined
      ? patterns.closedNetworks
      : `${patterns.closedNetworks}?address=${segment(address)}`,
} as const;

/** Actions of forms without scripts. They return to `page`: path, query and fragment. */
export const formPaths = {
  logIn: () => '/forms/log-in',
  code: (challengeId: string) => `/forms/code/${segment(challengeId)}`,
  logOut: () => '/forms/log-out',
  vote: (postId: string, page: string) => `/forms/vote/${segment(postId)}?page=${segment(page)}`,
  comment: (postId: string) => `/forms/comment/${segment(postId)}`,
  /** Returns the session of a form log-in to scripts. */
  session: () => '/forms/session',
} as const;

/** The same page with its list from `cursor` on. @default from the start of the list */
export function pageFrom(
  { pathname, search }: { pathname: string; search: string },
  cursor?: string,
): string {
  const params = new URLSearchParams(search);
  if (cursor === undefined) params.delete('cursor');
  else params.set('cursor', cursor);
  const query = params.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** Ignores all parameters except the search, the tag and the start of the list. */
export function pageAt({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  const parts = ['q', 'tag', 'cursor'].map((name) => params.get(name)?.trim() ?? '');
  return [withoutSlash(pathname).toLowerCase(), ...parts].join(' ');
}

export const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, '') || '/';

export function isAppPath(href: string): boolean {
  return /^\/(?!\/|(?:media|api|forms|socket\.io)(?:\/|$)|feed\.rss(?:\?|$))/.test(href);
}
