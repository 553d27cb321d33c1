const MINUS = '\u2212';

/** Creating a format takes longer than using it. */
const plain = new Intl.NumberFormat('en');

/** Formats a number in full: 1,340. Uses a minus sign (U+2212) instead of a hyphen. */
export const formatNumber = (amount: number, options?: Intl.NumberFormatOptions): string =>
  (options ? new Intl.NumberFormat('en', options) : plain).format(amount).replace('-', MINUS);
