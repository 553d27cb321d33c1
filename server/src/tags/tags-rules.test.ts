import { describe, expect, it } from 'vitest';

import { parseTagPosition } from './tag-cursor';
import { describeTag, isAfter } from './tags-rules';

describe('describeTag', () => {
  it.each([
    [1, 1, 'Used in Memes.'],
    [2, 2, 'Used in Memes.'],
    [3, 2, 'Used mostly in Memes.'],
    [2, 1, 'Used in several zones, Memes among them.'],
    [9, 4, 'Used in several zones, Memes among them.'],
  ])('describes %i posts, %i of them in one zone: %s', (count, inZone, expected) => {
    expect(describeTag({ name: 'gm', count, zone: 'Memes', inZone })).toBe(expected);
  });
});

describe('isAfter', () => {
  it.each([
    [{ count: 1, name: 'a' }, true],
    [{ count: 2, name: 'c' }, true],
    [{ count: 2, name: 'b' }, false],
    [{ count: 2, name: 'a' }, false],
    [{ count: 3, name: 'z' }, false],
    // Sorts last by code points, but not by code units.
    [{ count: 2, name: '\u{1F680}' }, true],
  ])('%o is after 2 × b: %s', (tag, expected) => {
    expect(isAfter(tag, { count: 2, name: 'b' })).toBe(expected);
  });

  it('orders by code points, not by code units', () => {
    expect(isAfter({ count: 1, name: '\u{1F680}' }, { count: 1, name: '\uFFFD' })).toBe(true);
  });
});

describe('parseTagPosition', () => {
  it.each([
    [[2, 'b'], { count: 2, name: 'b' }],
    [['b', 2], undefined],
    [[2], undefined],
    [[], undefined],
  ])('parses %o as %o', (parts, expected) => {
    expect(parseTagPosition(parts)).toEqual(expected);
  });
});
