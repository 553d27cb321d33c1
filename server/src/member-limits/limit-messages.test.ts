import { expect, it } from 'vitest';

import { neverEnough } from './limit-messages';

it.each([
  ['links', 1, 'This exceeds the limit of 1 link.'],
  ['chat messages', 1, 'This exceeds the limit of 1 chat message.'],
  ['uploaded MB', 1, 'This exceeds the limit of 1 uploaded MB.'],
  ['links', 2, 'This exceeds the limit of 2 links.'],
] as const)('names an allowance of %s by its number: %i', (kind, atOnce, message) => {
  expect(neverEnough(kind, { atOnce, anHour: 1 })).toBe(message);
});
