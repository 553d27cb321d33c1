/** For regular expressions of JavaScript and PostgreSQL. */
export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
