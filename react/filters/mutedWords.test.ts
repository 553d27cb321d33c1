import { expect, it } from 'vitest';

import { createWordMatcher } from './mutedWords';

const find = createWordMatcher(['spoiler', 'Žluťoučký kůň', '...', '比特币', 'บิตคอยน์']);

it.each([
  ['SPOILER: he dies', 'spoiler'],
  ['(Spóiler)', 'spoiler'],
  ['zlutoucky, kun', 'Žluťoučký kůň'],
  ['spoilers ahead', undefined],
  ['kůň žluťoučký', undefined],
  ['...', undefined],
  // Scripts without spaces.
  ['今天比特币大涨', '比特币'],
  ['ราคาบิตคอยน์ขึ้น', 'บิตคอยน์'],
  ['比特', undefined],
])('finds whole words in %s', (text, word) => {
  expect(find(['A title', text])).toBe(word);
});

it('does not join texts', () => {
  expect(find(['žluťoučký', 'kůň'])).toBeUndefined();
});
