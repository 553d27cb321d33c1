import { expect, it } from 'vitest';

import { draftFields } from './draftFields';

it('parses the fields of a draft and ignores invalid JSON', () => {
  expect(draftFields('{"about":"Half a sen","xp":3}')).toEqual({ about: 'Half a sen' });
  expect(['', '{broken', 'null', '7'].map(draftFields)).toEqual([{}, {}, {}, {}]);
});
