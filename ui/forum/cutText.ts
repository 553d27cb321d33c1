const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** `text`, or its first `limit` characters and `ending` when it is longer. Counts what a reader sees as one character. */
export function cutText(text: string, limit: number, ending: string): string {
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === limit) return text.slice(0, index) + ending;
    count += 1;
  }
  return text;
}
