import { pagePaths, pagePatterns } from '@alphazone/client/pages';

export const patterns = pagePatterns;

const segment = encodeURIComponent;

export const paths = pagePaths;

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
