import { expect, it } from 'vitest';

import { formatCount } from './formatCount';

it.each([
  [0, '0'],
  [-7, '−7'],
  [-9_310, '−9,310'],
  [9_999, '9,999'],
  [10_000, '10k'],
  [12_345, '12.3k'],
  [-12_399, '−12.3k'],
  [999_999, '999k'],
  [1_000_000, '1M'],
  [4_560_000, '4.5M'],
])('formats %i as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
