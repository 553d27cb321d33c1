/** Returns a URL's path for the log. Omits the query, which contains searches and tokens. */
export const loggedPath = (url: string): string => url.replace(/\?.*/s, '');
