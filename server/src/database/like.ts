export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
