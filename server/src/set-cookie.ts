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
