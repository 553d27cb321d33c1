const EXACT_BELOW = 10_000;

/** A count for little room: exact below 10,000, then 12.3k and 4.5M, cut and never rounded up. */
export function formatCount(count: number): string {
  const size = Math.abs(count);
  if (size < EXACT_BELOW) return String(count);
  const [unit, letter] = size < 1_000_000 ? [1_000, 'k'] : [1_000_000, 'M'];
  const tenths = Math.trunc(size / (unit / 10)) / 10;
  return `${count < 0 ? '-' : ''}${size >= unit * 100 ? Math.trunc(tenths) : tenths}${letter}`;
}
