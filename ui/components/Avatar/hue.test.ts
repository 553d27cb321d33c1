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
  it('gives the same name the same colour', () => {
    expect(colorsOf('Ada Lovelace')).toEqual(colorsOf('Ada Lovelace'));
  });

  it('gives different names different colours', () => {
    const backgrounds = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'].map((name) => colorsOf(name).background);
    expect(new Set(backgrounds).size).toBeGreaterThan(2);
  });
});
