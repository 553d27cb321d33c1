import { sha256 } from '@noble/hashes/sha2.js';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** A recovery phrase or a private key in a text. */
export interface FoundSecret {
  kind: 'phrase' | 'key';
  /** Index of the first character. */
  start: number;
  /** Index after the last character. */
  end: number;
}

/** The text that replaces a secret. It is shorter than any secret. */
export const secretMasks = {
  phrase: '[hidden: looked like a recovery phrase]',
  key: '[hidden: looked like a private key]',
} as const satisfies Record<FoundSecret['kind'], string>;

/** The shortest phrase of BIP-39. */
const minPhraseWords = 12;

/** A recovery phrase has random words, so a text with many repeated words is not one. */
const minDistinctWords = 8;

const phraseWords: ReadonlySet<string> = new Set(wordlist);

/**
 * Returns the secrets in a text, in order: 12 or more words of BIP-39 in a row, 8 of them different; keys of 64
 * hexadecimal digits, and those in the formats WIF and xprv. Takes linear time.
 *
 * Ignores 64 digits in a URL or after a word such as `tx` or `hash`: ids of transactions look the same.
 */
export function findSecrets(text: string): FoundSecret[] {
  const found: FoundSecret[] = [];
  let run = { start: 0, end: 0, words: 0, distinct: new Set<string>() };
  const endRun = () => {
    if (run.words >= minPhraseWords && run.distinct.size >= minDistinctWords)
      found.push({ kind: 'phrase', start: run.start, end: run.end });
    if (run.words > 0) run = { start: 0, end: 0, words: 0, distinct: new Set() };
  };
  let before = '';
  for (const { 0: token, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const end = index + token.length;
    const word = token.normalize('NFKC').toLowerCase();
    if (phraseWords.has(word)) {
      run.distinct.add(word);
      run = { ...run, start: run.words === 0 ? index : run.start, end, words: run.words + 1 };
    } else if (!isNumbering(word)) {
      endRun();
      if (isKey(token) && !isHash(text, index, token, before)) found.push({ kind: 'key', start: index, end });
    }
    before = word;
  }
  endRun();
  return found;
}

/** Replaces each secret by its mask. */
export function maskSecrets(text: string): string {
  let masked = '';
  let position = 0;
  for (const { kind, start, end } of findSecrets(text)) {
    masked += text.slice(position, start) + secretMasks[kind];
    position = end;
  }
  return masked + text.slice(position);
}

/** Phrases are written down as `1. abandon 2. ability`. */
const isNumbering = (word: string) => /^\d{1,2}$/.test(word);

const hexKey = /^(?:0x)?[\da-f]{64}$/i;
const extendedKey = /^[xyztuv]prv[1-9A-HJ-NP-Za-km-z]{107}$/;
const walletKey = /^(?:[59][1-9A-HJ-NP-Za-km-z]{50}|[KLc][1-9A-HJ-NP-Za-km-z]{51})$/;

const isKey = (token: string) =>
  hexKey.test(token) || extendedKey.test(token) || (walletKey.test(token) && hasChecksum(token));

const hashLabels = new Set(['tx', 'txid', 'transaction', 'hash', 'block', 'sha256', 'checksum', 'commit']);

/** Whether 64 digits are part of a web address, or called a hash. */
function isHash(text: string, index: number, token: string, before: string): boolean {
  return hexKey.test(token) && (/[/=#]/.test(text.charAt(index - 1)) || hashLabels.has(before));
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Base58Check: the last four bytes begin the double hash of the others. */
function hasChecksum(token: string): boolean {
  let number = 0n;
  for (const letter of token) number = number * 58n + BigInt(alphabet.indexOf(letter));
  const hex = number.toString(16);
  const bytes = Uint8Array.from((hex.length % 2 ? `0${hex}` : hex).match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  );
  const expected = sha256(sha256(bytes.slice(0, -4))).slice(0, 4);
  return expected.every((byte, index) => byte === bytes.at(index - 4));
}
