const origin = 'http://local.invalid';

/** Returns the path, query and fragment of a page of this site, otherwise `/`. */
export function localPath(target: string | undefined): string {
  if (target === undefined || !URL.canParse(target, origin)) return '/';
  const url = new URL(target, origin);
  const path = url.pathname + url.search + url.hash;
  // "/.//other.example" has a path with two slashes.
  return url.origin === origin && target.startsWith('/') && !path.startsWith('//') ? path : '/';
}
