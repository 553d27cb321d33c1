import { describe, expect, it } from 'vitest';

import { darkColor, lightColor } from './color';
import { contrast } from './contrast';
import { contrastPairs, contrastProblems } from './contrastProblems';
import { createTheme } from './createTheme';
import { theme } from './theme';

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

it.each([
  ['white', '#fff'],
  ['rgb(47 133 90)', '#2f855a'],
  ['rgba(47, 133, 90, 1)', '#2f855a'],
  ['hsl(150 47.8% 35.3%)', '#2f855a'],
  ['oklch(0.55 0.11 156)', '#2e8456'],
  ['color-mix(in srgb, red, blue)', '#800080'],
  ['color-mix(in srgb, red 25%, rgb(0, 0, 255))', '#4000bf'],
  ['color-mix(in oklab, white 20%, color-mix(in srgb, red, 50% blue))', '#9b4699'],
  ['color-mix(in oklch, #2f855a, white 60%)', '#aecdba'],
])('reads %s like a browser', (color, hex) => {
  expect(contrast(color, hex)).toBeLessThan(1.02);
});

it('blends translucent colours with their backdrop', () => {
  expect(contrast('rgb(0 0 0 / 0)', '#2f855a')).toBe(1);
  expect(contrast('#fff', 'rgb(0 0 0 / 50%)', '#fff')).toBeCloseTo(contrast('#fff', '#808080'), 1);
  expect(contrast('color-mix(in srgb, black 50%, transparent)', '#fff')).toBeCloseTo(
    contrast('#808080', '#fff'),
    1,
  );
});

it.each(['var(--brand)', 'currentColor', 'color-mix(in srgb, red)', 'greenish', ''])(
  'throws for "%s"',
  (color) => {
    expect(() => contrast(color, '#fff')).toThrow(`"${color}" is no colour that can be computed.`);
  },
);

describe('contrastProblems', () => {
  it('finds no problems in the kit’s theme', () => {
    expect(contrastProblems(theme)).toEqual([]);
  });

  it('returns the pairs with insufficient contrast after an override', () => {
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
