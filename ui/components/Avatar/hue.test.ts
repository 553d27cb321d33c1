import { describe, expect, it } from 'vitest';

import { colorsOf, firstLetter } from './hue';

describe('firstLetter', () => {
  // @spec 2.5
  it.each([
    ['ada', 'A'],
    ['  bob', 'B'],
    ['ñandú', 'Ñ'],
    ['🦊 fox', '🦊'],
    ['', '?'],
  ])('of %j is %j', (name, letter) => {
    expect(firstLetter(name)).toBe(letter);
  });
});

describe('colorsOf', () => {
  it('returns the same colours for the same name', () => {
    expect(colorsOf('Ada Lovelace')).toEqual(colorsOf('Ada Lovelace'));
  });

  it('returns different colours for different names', () => {
    const backgrounds = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'].map((name) => colorsOf(name).background);
    expect(new Set(backgrounds).size).toBeGreaterThan(2);
  });
});
