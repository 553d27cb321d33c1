const MINUS = '\u2212';

/**
 * Formats a number in full: 1,340. Negative numbers have a minus sign (U+2212), not a hyphen.
 * @param options of `Intl.NumberFormat`, such as a number of decimals
 */
export const formatNumber = (amount: number, options?: Intl.NumberFormatOptions): string =>
  amount.toLocaleString('en', options).replace('-', MINUS);
