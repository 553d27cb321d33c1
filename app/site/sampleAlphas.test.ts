import { describe, expect, it } from 'vitest';

import { sampleAlphas } from './sampleAlphas';

describe('sampleAlphas', () => {
  it('is sorted by reputation', () => {
    const reputations = sampleAlphas.map(({ reputation }) => reputation);
    expect(reputations).toEqual(reputations.toSorted((a, b) => b - a));
  });

  // @spec 3.13
  it('covers every level and has more than five entries', () => {
    const shares = sampleAlphas.map((entry) => entry.shares);
    expect(shares.some((count) => count >= 20)).toBe(true);
    expect(shares.some((count) => count >= 10 && count < 20)).toBe(true);
    expect(shares.some((count) => count < 10)).toBe(true);
    expect(sampleAlphas.length).toBeGreaterThan(5);
  });
});
