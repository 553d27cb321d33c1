/** Escapes the wildcards of a `LIKE` pattern. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
