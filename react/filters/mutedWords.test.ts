import { expect, it } from 'vitest';

import { createWordMatcher } from './mutedWords';

const find = createWordMatcher(['spoiler', 'Žluťoučký kůň', '...']);

it.each([
  ['SPOILER: he dies', 'spoiler'],
  ['(Spóiler)', 'spoiler'],
  ['zlutoucky, kun', 'Žluťoučký kůň'],
  ['spoilers ahead', undefined],
  ['kůň žluťoučký', undefined],
  ['...', undefined],
])('finds whole words in %s', (text, word) => {
  expect(find(['A title', text])).toBe(word);
});

it('does not join texts', () => {
  expect(find(['žluťoučký', 'kůň'])).toBeUndefined();
});
