import { describe, expect, it } from 'vitest';

import { countsAsShare } from './shares-rules';

describe('countsAsShare', () => {
  it.each([
    ['another member', 'bob', true],
    ['the author', 'ada', false],
    ['a guest', undefined, false],
  ])('for %s: %s', (_who, sharerId, expected) => {
    expect(countsAsShare(sharerId, 'ada')).toBe(expected);
  });
});
