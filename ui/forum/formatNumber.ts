const MINUS = '\u2212';

/**
 * A number in full: 1,340; with a minus sign (U+2212), not a hyphen.
 * @param options what `Intl.NumberFormat` takes, such as a number of decimals
 */
export const formatNumber = (amount: number, options?: Intl.NumberFormatOptions): string =>
  amount.toLocaleString('en', options).replace('-', MINUS);
