import { findSecrets } from '@alphazone/client/secrets';
import { expect, it } from 'vitest';

import { mayHoldSecret } from './mayHoldSecret';

const words = 'abandon ability able about above absent absorb abstract absurd abuse access accident'.split(
  ' ',
);

it.each([words.join(' '), words.join(','), words.map((word, n) => `${word}${n % 2 ? ' ' : '-'}`).join('')])(
  'is true for the recovery phrase %s',
  (text) => {
    expect(findSecrets(text)).toHaveLength(1);
    expect(mayHoldSecret(text)).toBe(true);
  },
);

it('is true for a private key', () => {
  expect(mayHoldSecret(`My key: ${'e3b0c442'.repeat(8)}`)).toBe(true);
});

it('is false for eleven words', () => {
  expect(mayHoldSecret(words.slice(1).join(' '))).toBe(false);
});
