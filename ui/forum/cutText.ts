const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Each character is a grapheme cluster. */
const plain = /^[\x20-\x7e]*$/;

/** Counts grapheme clusters. `ending` is extra. */
export function cutText(text: string, limit: number, ending: string): string {
  if (text.length <= limit) return text;
  // Segmenting takes longer.
  if (plain.test(text.slice(0, limit + 1))) return text.slice(0, limit) + ending;
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
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
