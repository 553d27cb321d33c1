/** Scripts without spaces between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

/**
 * Folds case and accents, and drops everything except letters and digits. Each character of a script without spaces is a
 * word of its own.
 */
const wordsOf = (text: string): string =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(unspaced, ' $& ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** Returns a function that finds whole words, in any case and with or without accents. */
export function createWordMatcher(
  words: readonly string[],
): (texts: readonly string[]) => string | undefined {
  const wanted = words.map((word) => ({ word, folded: wordsOf(word) })).filter(({ folded }) => folded !== '');
  return (texts) => {
    if (wanted.length === 0) return undefined;
    const found = texts.map((text) => ` ${wordsOf(text)} `);
    return wanted.find(({ folded }) => found.some((text) => text.includes(` ${folded} `)))?.word;
  };
}
