import { describe, expect, it } from 'vitest';

import { darkColor, lightColor, type ColorToken } from './color';
import { contrast } from './contrast';

/** What text and lists stand on; rows of lists change while hovered. */
const grounds = ['canvas', 'surface', 'surface.raised', 'surface.hover'] as const satisfies ColorToken[];
const onGrounds = (...tokens: ColorToken[]) =>
  tokens.flatMap((token) => grounds.map((ground): [ColorToken, ColorToken] => [token, ground]));

const people = ['violet', 'cyan', 'jade', 'bronze', 'pink', 'indigo'] as const;

/** Text on its background: 4.5 (WCAG 2.2 AA, 1.4.3). */
const textPairs: [ColorToken, ColorToken][] = [
  ...onGrounds('text', 'text.muted', 'accent.text', 'danger.text', 'boost', 'success'),
  ...onGrounds('level.gold', 'level.silver', 'level.bronze'),
  ...onGrounds('vote.up', 'vote.down', 'vote.none', 'price.up', 'price.down'),
  ['text', 'surface.pressed'],
  ['text.muted', 'surface.pressed'],
  ['text', 'field'],
  ['text.muted', 'field'],
  ['text', 'thumb'],
  ['text.muted', 'track'],
  ['text', 'track'],
  ['text', 'accent.tint'],
  ['text.muted', 'accent.tint'],
  ['text.muted', 'media.backdrop'],
  ['text', 'accent.border'],
  ['text.onAccent', 'accent'],
  ['text.onAccent', 'accent.hover'],
  ['text.onAccent', 'danger.solid'],
  ['text.onAccent', 'danger.hover'],
  ['accent.text', 'accent.tint'],
  ['boost', 'boost.tint'],
  ['danger.text', 'danger.tint'],
  ['success', 'price.up.tint'],
  ['vote.up', 'vote.up.tint'],
  ['vote.down', 'vote.down.tint'],
  ['price.up', 'price.up.tint'],
  ['price.down', 'price.down.tint'],
  ['text', 'price.up.tint'],
  ['text', 'price.down.tint'],
  ...people.map((hue): [ColorToken, ColorToken] => [`person.${hue}`, `person.${hue}.tint`]),
];

/** Edges of controls, focus rings, bars: 3 (1.4.11, 2.4.13). */
const shapePairs: [ColorToken, ColorToken][] = [
  ...onGrounds('border.strong', 'focus'),
  ['border.strong', 'field'],
  ['focus', 'field'],
  ['focus', 'track'],
  ['accent', 'canvas'],
  ['accent', 'surface'],
  ['danger', 'canvas'],
];

describe.each([
  ['dark', darkColor],
  ['light', lightColor],
] as const)('in the %s scheme', (_, color) => {
  it.each(textPairs)('%s can be read on %s', (text, background) => {
    expect(contrast(color[text], color[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s can be seen on %s', (shape, background) => {
    expect(contrast(color[shape], color[background])).toBeGreaterThanOrEqual(3);
  });
});

it('is 21 for black on white, and 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#7a5cff', '#7a5cff')).toBe(1);
});
