import { expect, it } from 'vitest';

import { formatNumber } from './formatNumber';

it.each([
  [0, '0'],
  [999, '999'],
  [1_340, '1,340'],
  [-7, '−7'],
  [12_345_678, '12,345,678'],
  [1_234.5, '1,234.5'],
  [1_234.5678, '1,234.568'],
  [-1e21, '−1,000,000,000,000,000,000,000'],
])('formats %d as %s', (amount, text) => {
  expect(formatNumber(amount)).toBe(text);
});

it('writes numbers like Intl', () => {
  const intl = new Intl.NumberFormat('en');
  for (let power = 1; power < 2 ** 60; power *= 2)
    for (const amount of [power - 1, power, power / 10, power / 1_000])
      expect(formatNumber(amount)).toBe(intl.format(amount));
});

it('supports decimals and signs', () => {
  expect(formatNumber(-12.46, { maximumFractionDigits: 1 })).toBe('−12.5');
  expect(formatNumber(12.5, { signDisplay: 'exceptZero' })).toBe('+12.5');
});
