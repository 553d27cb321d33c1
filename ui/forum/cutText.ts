const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Counts grapheme clusters. `ending` is extra. */
export function cutText(text: string, limit: number, ending: string): string {
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === limit) return text.slice(0, index) + ending;
    count += 1;
  }
  return text;
}
