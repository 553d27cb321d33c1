import { describe, expect, it } from 'vitest';

import { sampleCoins, sampleIntervalMs } from './sample-prices';

const start = Date.UTC(2026, 10, 20, 9);
const priceOf = (coins: ReturnType<typeof sampleCoins>) => coins.map(({ quote }) => quote.USD.price);

describe('sample prices', () => {
  it('mark each coin as a sample', () => {
    expect(sampleCoins(start).every(({ sample }) => sample)).toBe(true);
  });

  it('depend only on the time', () => {
    expect(sampleCoins(start + sampleIntervalMs - 1)).toEqual(sampleCoins(start));
  });

  it('all change every interval', () => {
    for (let step = 0; step < 1_000; step += 1) {
      const before = priceOf(sampleCoins(start + step * sampleIntervalMs));
      const after = priceOf(sampleCoins(start + (step + 1) * sampleIntervalMs));

      expect(after.filter((price, index) => price === before[index])).toEqual([]);
    }
  });

  it('stay within 10 % and include the change within a day', () => {
    const before = sampleCoins(start);
    const after = sampleCoins(start + 86_400_000);

    after.forEach(({ quote: { USD: now } }, index) => {
      const then = before[index]?.quote.USD.price ?? Number.NaN;
      expect(Math.abs(now.price / then - 1)).toBeLessThan(0.1);
      expect(now.percent_change_24h).toBeCloseTo((now.price / then - 1) * 100, 1);
    });
  });
});
