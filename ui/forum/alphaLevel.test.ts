import { expect, it } from 'vitest';

import { alphaLevel } from './alphaLevel';

// @spec 2.47
it.each([
  [0, 'bronze'],
  [9, 'bronze'],
  [10, 'silver'],
  [19, 'silver'],
  [20, 'gold'],
  [1000, 'gold'],
])('%i shares make %s', (shares, level) => {
  expect(alphaLevel(shares)).toBe(level);
});
