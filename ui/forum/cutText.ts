/** Each character is a grapheme cluster: Latin, Greek, Cyrillic, Han, kana, punctuation, line breaks. */
const plain =
  /^[\n -~\xa0-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff]*$/;

let segmenter: Intl.Segmenter | undefined;

/** The browser's first `Intl` object takes up to 100 ms on a phone: only texts that need it pay for it. */
const graphemesOf = (text: string) =>
  (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })).segment(text);

/** Counts grapheme clusters. `ending` is extra. */
export function cutText(text: string, limit: number, ending: string): string {
  if (text.length <= limit) return text;
  if (plain.test(text.slice(0, limit + 1))) return text.slice(0, limit) + ending;
  let count = 0;
  for (const { index } of graphemesOf(text)) {
    if (count === limit) return text.slice(0, index) + ending;
    count += 1;
  }
  return text;
}

/** Like `cutText`, but cuts between words. A word longer than half of the limit is cut too, as are scripts without spaces. */
export function cutAtWord(text: string, limit: number, ending: string): string {
  const start = cutText(text, limit, '');
  if (start === text) return text;
  const end = /\s/.test(text.charAt(start.length)) ? start.length : start.lastIndexOf(' ');
  return (end > start.length / 2 ? start.slice(0, end) : start).trimEnd() + ending;
}
