import { expect, it } from 'vitest';

import { recentContentTexts } from './recentContentTexts';

it.each([
  ['Ann', 'Written by Ann in the last day'],
  [undefined, 'Written in the last day'],
])('is the title of what %s wrote', (name, title) => {
  expect(recentContentTexts.title(name)).toBe(title);
});
