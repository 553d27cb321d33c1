import { expect, it } from 'vitest';

import { formatNumber } from './formatNumber';

it.each([
  [0, '0'],
  [999, '999'],
  [1_340, '1,340'],
  [-7, '−7'],
  [12_345_678, '12,345,678'],
])('formats %i as %s', (amount, text) => {
  expect(formatNumber(amount)).toBe(text);
});

it('supports decimals and signs', () => {
  expect(formatNumber(-12.46, { maximumFractionDigits: 1 })).toBe('−12.5');
  expect(formatNumber(12.5, { signDisplay: 'exceptZero' })).toBe('+12.5');
});
