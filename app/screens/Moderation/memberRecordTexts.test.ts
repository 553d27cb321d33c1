import { expect, it } from 'vitest';

import { memberRecordTexts } from './memberRecordTexts';

it.each([
  ['Ann', 'Member record: Ann'],
  [undefined, 'Member record'],
])('is the title of the record of %s', (name, title) => {
  expect(memberRecordTexts.title(name)).toBe(title);
});
