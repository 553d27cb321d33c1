import { expect, it } from 'vitest';

import { reopens, weightOf } from './reports-rules';

it('weighs reports by the share of earlier ones that led to a decision', () => {
  expect(weightOf({ decided: 0, acted: 0 })).toBe(50);
  expect(weightOf({ decided: 8, acted: 8 })).toBe(90);
  expect(weightOf({ decided: 8, acted: 0 })).toBe(10);
  expect(weightOf({ decided: 50, acted: 0 })).toBeGreaterThan(0);
  expect(weightOf({ decided: 50, acted: 50 })).toBeLessThan(100);
});

it('reopens a case for a new reason, or for more reports than before', () => {
  const before = { reasons: ['spam' as const], decided: 2 };
  expect(reopens('spam', { ...before, undecided: 2 })).toBe(false);
  expect(reopens('spam', { ...before, undecided: 3 })).toBe(true);
  expect(reopens('scam', { ...before, undecided: 1 })).toBe(true);
});
