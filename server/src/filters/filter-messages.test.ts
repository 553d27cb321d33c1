import { expect, it } from 'vitest';

import { filterMessages } from './filter-messages';

it.each([
  [0, 'New members cannot add links. Remove them, or wait: after 1 day and 3 posts or comments you can.'],
  [
    1,
    'New members can add at most 1 link to a text. Remove some, or wait: after 1 day and 3 posts or comments there is no limit.',
  ],
  [
    2,
    'New members can add at most 2 links to a text. Remove some, or wait: after 1 day and 3 posts or comments there is no limit.',
  ],
])('says how many links new members can add: %i', (max, message) => {
  expect(filterMessages.links(max)).toBe(message);
});

it.each([
  [0, 'A text cannot mention members. Remove the mentions.'],
  [1, 'A text can mention at most 1 member. Remove some mentions.'],
  [2, 'A text can mention at most 2 members. Remove some mentions.'],
])('says how many members a text can mention: %i', (max, message) => {
  expect(filterMessages.mentions(max)).toBe(message);
});
