/** Splits tags on whitespace, lower-cases them and removes duplicates. */
export const parseTags = (text: string): string[] => [
  ...new Set(text.toLowerCase().split(/\s+/).filter(Boolean)),
];
