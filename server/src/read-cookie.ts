import type { IncomingHttpHeaders } from 'node:http';

/** Returns the cookie's value. Undefined without the cookie, or for an empty value. */
export function readCookie({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value === '' ? undefined : value;
}
