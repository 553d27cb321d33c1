import type { IncomingHttpHeaders } from 'node:http';

export interface NewCookie {
  name: string;
  /** Empty deletes the cookie, with `maxAge` 0. */
  value: string;
  /** @default '/' */
  path?: string;
  /** Seconds. */
  maxAge: number;
  /** Whether browsers send it over HTTPS only. */
  isSecure: boolean;
  /** Whether scripts can read it. @default false */
  isReadable?: boolean;
}

/** Returns the value of a `Set-Cookie` header. Browsers do not send the cookie with requests of other sites. */
export function serialiseCookie({
  name,
  value,
  path = '/',
  maxAge,
  isSecure,
  isReadable = false,
}: NewCookie): string {
  const scripts = isReadable ? '' : '; HttpOnly';
  return `${name}=${value}${scripts}; Path=${path}; Max-Age=${maxAge}; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** Returns the name of a cookie for this host only. Browsers accept the prefix over HTTPS only, and not from sibling domains. */
export const hostOnly = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/** Returns the cookie's value. Undefined without the cookie, or for an empty value. */
export function readCookie({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value === '' ? undefined : value;
}
