/** Shorter texts are similar to too many others. */
const minLetters = 4;

export const trimQuery = (text: string): string => text.replace(/^[\p{Z}\p{C}]+|[\p{Z}\p{C}]+$/gu, '');

export const canResemble = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= minLetters;
