import { formatNumber } from './formatNumber';

const fullBelow = 10_000;

/** Formats large counts briefly: 12.3k, 4.5M. Truncates instead of rounding up. */
export function formatCount(count: number): string {
  const size = Math.abs(count);
  if (size < fullBelow) return formatNumber(count);
  const [unit, letter] = size < 1_000_000 ? [1_000, 'k'] : [1_000_000, 'M'];
  const tenths = Math.trunc(count / (unit / 10)) / 10;
  return `${formatNumber(size >= unit * 100 ? Math.trunc(tenths) : tenths)}${letter}`;
}
