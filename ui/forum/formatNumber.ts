const minus = '\u2212';

const thousands = /\B(?=(?:\d{3})+(?:\.|$))/g;

/** The browser's first `Intl` object takes up to 100 ms on a phone, so the first view needs none. */
export const groupThousands = (decimal: string): string => decimal.replace(thousands, ',');

/** Matches numbers that `Intl` would not round. */
const isExact = /^-?\d+(?:\.\d{1,3})?$/;

/** Formats a number in full: 1,340. Uses a minus sign (U+2212) instead of a hyphen. */
export function formatNumber(amount: number, options?: Intl.NumberFormatOptions): string {
  const decimal = String(amount);
  const format = options || !isExact.test(decimal) ? new Intl.NumberFormat('en', options) : undefined;
  return (format?.format(amount) ?? groupThousands(decimal)).replace('-', minus);
}
