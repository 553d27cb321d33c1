import { findSecrets, maskSecrets, secretMasks } from '@alphazone/client/secrets';
import { sha256 } from '@noble/hashes/sha2.js';
import { generateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

const strengths = [128, 160, 192, 224, 256] as const;

const phrase = fc.constantFrom(...strengths).map((strength) => generateMnemonic(wordlist, strength));
const wordsWithoutChecksum = fc.uniqueArray(fc.constantFrom(...wordlist), { minLength: 12, maxLength: 30 });
const separator = fc.constantFrom(' ', '\n', ', ', '  ', '\t', ' - ', ' 1. ', '\u00a0', '\u3000');
const hexDigits = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => toHex(bytes));
/** Contains no word of the list and nothing that continues a token. */
const around = fc.constantFrom('', 'The of and. ', 'Привет, ', '(', '“', 'a\n', '@[Bob](0193) ');
const after = fc.constantFrom('', ' is the of.', ')', '”', '!', '\nthe', ' Привет');

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function base58(bytes: Uint8Array): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  let number = BigInt(`0x${toHex(bytes)}`);
  let text = '';
  for (; number > 0n; number /= 58n) text = alphabet[Number(number % 58n)] + text;
  return text;
}

const withChecksum = (...bytes: number[]) =>
  base58(Uint8Array.from([...bytes, ...sha256(sha256(Uint8Array.from(bytes))).slice(0, 4)]));

describe('masking', () => {
  it('leaves nothing of a recovery phrase, however it is written', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          phrase.map((text) => text.split(' ')),
          wordsWithoutChecksum,
        ),
        separator,
        fc.constantFrom('lower', 'upper', 'title', 'wide'),
        around,
        after,
        (words, between, style, start, end) => {
          const written = words.map((word) => styled(word, style)).join(between);

          expect(maskSecrets(`${start}${written}${end}`)).toBe(`${start}${secretMasks.phrase}${end}`);
        },
      ),
    );
  });

  it('leaves nothing of a private key', () => {
    const key = fc.oneof(
      hexDigits,
      hexDigits.map((digits) => `0x${digits.toUpperCase()}`),
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => withChecksum(0x80, ...bytes)),
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => withChecksum(0x80, ...bytes, 1)),
      fc
        .uint8Array({ minLength: 74, maxLength: 74 })
        .map((bytes) => withChecksum(0x04, 0x88, 0xad, 0xe4, ...bytes)),
    );
    fc.assert(
      fc.property(key, around, after, (text, start, end) => {
        expect(maskSecrets(`${start}${text}${end}`)).toBe(`${start}${secretMasks.key}${end}`);
      }),
    );
  });

  it('finds nothing more in a masked text, and never makes it longer', () => {
    const part = fc.oneof(phrase, hexDigits, fc.string(), fc.constantFrom(...wordlist), separator);
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join(' ');
        const masked = maskSecrets(text);

        expect(findSecrets(masked)).toEqual([]);
        expect(masked.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

function styled(word: string, style: string): string {
  if (style === 'upper') return word.toUpperCase();
  if (style === 'title') return word.charAt(0).toUpperCase() + word.slice(1);
  return style === 'wide'
    ? word.replace(/[a-z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))
    : word;
}

const digits = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

it.each([
  ['eleven words', wordlist.slice(0, 11).join(' ')],
  [
    'words of the list in sentences',
    'You can buy and sell coins. Where is the market of tomorrow? '.repeat(5),
  ],
  ['a text that repeats itself', 'Long before. '.repeat(20)],
  ['a transaction in a web address', `https://explorer.example/tx/${digits}`],
  ['a named transaction', `tx: 0x${digits}`],
  ['a named hash', `SHA256 ${digits}`],
  ['longer hexadecimal text', `${digits}00`],
  ['a key with a wrong checksum', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTK'],
])('leaves %s', (_what, text) => {
  expect(maskSecrets(text)).toBe(text);
});

it('looks at each token once', () => {
  const has = vi.spyOn(Set.prototype, 'has');
  const stepsFor = (text: string) => {
    has.mockClear();
    findSecrets(text);
    return has.mock.calls.length;
  };
  const hostile = ['abandon ability 1 ', `${digits} tx `, 'zoo\u0301 ', '5'.repeat(51), 'https://a'];
  const steps = hostile.map((text) => [10, 100, 1_000].map((times) => stepsFor(text.repeat(times))));
  has.mockRestore();

  for (const [ten = 0, hundred = 0, thousand = 0] of steps) {
    expect(hundred).toBeLessThanOrEqual(ten * 10 + 10);
    expect(thousand).toBeLessThanOrEqual(hundred * 10 + 10);
  }
});
