const EXACT_BELOW = 10_000;
const MINUS = '\u2212';

/** A count for little room: exact below 10,000, then 12.3k and 4.5M, cut and never rounded up; with a minus sign (U+2212), not a hyphen. */
export function formatCount(count: number): string {
  const size = Math.abs(count);
  const sign = count < 0 ? MINUS : '';
  if (size < EXACT_BELOW) return `${sign}${size}`;
  const [unit, letter] = size < 1_000_000 ? [1_000, 'k'] : [1_000_000, 'M'];
  const tenths = Math.trunc(size / (unit / 10)) / 10;
  return `${sign}${size >= unit * 100 ? Math.trunc(tenths) : tenths}${letter}`;
}
