/** Of an address to log. Omits the query, which contains searches and tokens. */
export const loggedPath = (url: string): string => url.replace(/\?.*/s, '');
