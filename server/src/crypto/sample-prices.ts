import type { Coin } from '@alphazone/client';

import { dayMs, hourMs } from '../time/durations';

export const sampleIntervalMs = 15_000;

const coins: readonly (readonly [id: string, symbol: string, price: number])[] = [
  ['bitcoin', 'BTC', 64_000],
  ['ethereum', 'ETH', 3_100],
  ['binancecoin', 'BNB', 580],
  ['solana', 'SOL', 145],
  ['ripple', 'XRP', 0.52],
  ['dogecoin', 'DOGE', 0.14],
  ['cardano', 'ADA', 0.45],
  ['avalanche-2', 'AVAX', 31],
  ['chainlink', 'LINK', 14.5],
  ['litecoin', 'LTC', 78],
];

/** A pure function of time, so that all servers agree. */
export function sampleCoins(now: number): Coin[] {
  const time = Math.floor(now / sampleIntervalMs) * sampleIntervalMs;
  return coins.map(([id, symbol, base], index) => {
    const price = base * factorAt(time, index);
    const change = (factorAt(time, index) / factorAt(time - dayMs, index) - 1) * 100;
    return {
      id,
      symbol,
      quote: { USD: { price: Number(price.toPrecision(8)), percent_change_24h: Number(change.toFixed(2)) } },
      sample: true,
    };
  });
}

/** The sum of a slow and a fast wave that do not repeat within a day. */
function factorAt(time: number, index: number): number {
  const wave = (length: number, height: number) =>
    height * Math.sin((2 * Math.PI * time) / length + index * 2.4);
  return 1 + wave(61 * hourMs, 0.04) + wave(7 * 60_000 + index * 11_000, 0.002);
}
