const origin = 'http://local.invalid';

/** Returns the path, query and fragment of a page of this site, otherwise `/`. @param target A list if given twice. */
export function localPath(target: unknown): string {
  if (typeof target !== 'string' || !URL.canParse(target, origin)) return '/';
  const url = new URL(target, origin);
  const path = url.pathname + url.search + url.hash;
  // "/.//other.example" has a path with two slashes.
  return url.origin === origin && target.startsWith('/') && !path.startsWith('//') ? path : '/';
}
