import { expect, it } from 'vitest';

import { mutedPattern } from './keptFilters';

it.each([
  ['gas', 'The GAS is high', true],
  ['gas', 'Vegas', false],
  ['Gás fees', 'gas   — fees!', true],
  ['比特', '买比特币', true],
  ['c++', 'c', true],
])('finds the muted word %s in "%s": %s', (word, text, isFound) => {
  const pattern = mutedPattern([word, 'unrelated']);
  expect(pattern).toBeDefined();
  expect(new RegExp(pattern ?? '', 'iu').test(text)).toBe(isFound);
});

it('has no pattern without letters or digits, which would match every text', () => {
  expect(mutedPattern([])).toBeUndefined();
  expect(mutedPattern(['—'])).toBeUndefined();
});
