const MINUS = '\u2212';

/** Formats a number in full: 1,340. Uses a minus sign (U+2212) instead of a hyphen. */
export const formatNumber = (amount: number, options?: Intl.NumberFormatOptions): string =>
  amount.toLocaleString('en', options).replace('-', MINUS);
