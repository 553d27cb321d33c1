/** Cheap: a recovery phrase has 12 words, written without spaces 47 characters, and a private key 51. */
export const mayHoldSecret = (text: string): boolean =>
  /\S{40}/.test(text) || text.trim().split(/\s+/).length >= 12;
