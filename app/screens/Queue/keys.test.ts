import { expect, it } from 'vitest';

import { decisionKeys, decisionOf } from './keys';

it('has one key for each decision, beside J and K', () => {
  const keys = ['j', 'k', ...Object.values(decisionKeys)];
  expect(new Set(keys).size).toBe(keys.length);
});

it('offers only possible decisions', () => {
  expect(decisionOf('e', ['keep', 'remove'])).toBe('keep');
  expect(decisionOf('b', ['keep', 'remove'])).toBeUndefined();
});
