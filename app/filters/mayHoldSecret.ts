/** A cheap pre-check: a recovery phrase has at least 12 words, and a private key 51 characters. */
export const mayHoldSecret = (text: string): boolean =>
  /[\da-z]{51}/i.test(text) || (text.match(/\p{L}+/gu)?.length ?? 0) >= 12;
