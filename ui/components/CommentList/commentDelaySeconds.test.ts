import { expect, it } from 'vitest';

import { commentDelaySeconds } from './commentDelaySeconds';

// @spec 2.57
it.each([
  [0, 0.3],
  [1, 0.35],
  [2, 0.4],
  [24, 1.5],
  [10_000, 1.5],
])('delays comment %i by %f s', (index, seconds) => {
  expect(commentDelaySeconds(index)).toBeCloseTo(seconds);
});
