import { describe, expect, it } from 'vitest';

import { cutPieces } from './textPieces';

const pieces = [
  { text: 'To the ', isMatch: false },
  { text: 'moon', isMatch: true },
  { text: ' soon', isMatch: false },
];
const marked = (limit: number) =>
  cutPieces(pieces, limit)
    .map(({ text, isMatch }) => (isMatch ? `<${text}>` : text))
    .join('');

describe('cutPieces', () => {
  it.each([
    [16, 'To the <moon> soon'],
    [13, 'To the <moon> s...'],
    [11, 'To the <moon>...'],
    [9, 'To the <mo>...'],
    [7, 'To the ...'],
    [2, 'To...'],
  ])('cuts after %i characters', (limit, expected) => {
    expect(marked(limit)).toBe(expected);
  });
});
