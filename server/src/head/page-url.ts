import { pageParameters } from '@alphazone/client/pages';

/**
 * Returns the path with the parameters that pages read, in a fixed order. Other parameters would only multiply cache
 * entries.
 */
export function pageUrl(url: string): string {
  const path = url.replace(/\?.*/s, '');
  const given = new URLSearchParams(url.slice(path.length));
  const read = new URLSearchParams();
  for (const name of pageParameters) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size === 0 ? path : `${path}?${read.toString()}`;
}
