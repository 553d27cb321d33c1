import { expect, it } from 'vitest';

import { matcherOf } from './text-pieces';

const excerptOf = (text: string, body: string) =>
  matcherOf(text)({ title: 'Tides', body })
    .body.map((piece) => piece.text)
    .join('');

it('looks for the last ten words in the first 4,000 characters of a body', () => {
  const words = ['harbour', ...'abcdefghi'.split('').map((letter) => letter.repeat(2)), 'quay'].join(' ');

  expect(excerptOf(words, 'The quay.')).toBe('The quay.');
  expect(excerptOf(words, 'The harbour.')).toBe('');
  expect(excerptOf('quay', `${'- '.repeat(1_990)}quay${' -'.repeat(50)}`)).toMatch(/^…[- ]+quay[- ]+…$/);
  expect(excerptOf('quay', `${'- '.repeat(1_999)}🦘 quay`)).toBe('');
});
