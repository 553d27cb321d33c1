import { describe, expect, it } from 'vitest';

import { darkColor, lightColor } from './color';
import { contrast } from './contrast';
import { contrastPairs, contrastProblems } from './contrastProblems';
import { createTheme, theme } from './theme';

describe.each([
  ['dark', darkColor],
  ['light', lightColor],
] as const)('in the %s scheme', (_, color) => {
  it.each(contrastPairs)(
    '$foreground on $background has a contrast of at least $needed',
    ({ foreground, background, needed }) => {
      expect(contrast(color[foreground], color[background])).toBeGreaterThanOrEqual(needed);
    },
  );
});

it('is 21 for black on white, and 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#7a5cff', '#7a5cff')).toBe(1);
});

describe('contrastProblems', () => {
  it('finds no problems in the kit’s theme', () => {
    expect(contrastProblems(theme)).toEqual([]);
  });

  it('returns the pairs whose contrast an override breaks', () => {
    const spoilt = createTheme({ light: { 'text.muted': '#bbbbbb' } });
    const found = contrastProblems(spoilt);
    expect(found).toContainEqual({
      scheme: 'light',
      foreground: 'text.muted',
      background: 'surface',
      contrast: expect.closeTo(1.92, 2) as number,
      needed: 4.5,
    });
    expect(found.every(({ scheme, foreground }) => scheme === 'light' && foreground === 'text.muted')).toBe(
      true,
    );
  });
});
