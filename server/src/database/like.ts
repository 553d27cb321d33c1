/** A text as a part of a `LIKE` pattern in which nothing is a wildcard. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
