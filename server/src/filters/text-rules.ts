import { createHash } from 'node:crypto';

/** Drops invisible characters, such as a zero-width space or a Hangul filler within a word. */
export const visibleText = (text: string): string =>
  text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '');

/** Folds case and accents, keeps only letters and digits: `Žluť-oučký!` becomes `zlut oucky`. */
export const toWords = (text: string): string =>
  (
    visibleText(text)
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** Scripts without spaces between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

/** Like `toWords`, but each character of a script without spaces is a word of its own. */
export const toSearchWords = (text: string): string => toWords(toWords(text).replace(unspaced, ' $& '));

/** Expects results of `toSearchWords`. Finds whole words only. */
export const hasWord = (words: string, wanted: string): boolean => ` ${words} `.includes(` ${wanted} `);

export const hashOfWords = (words: string): Buffer => createHash('sha256').update(words).digest();

export const countLinks = (text: string): number => text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
