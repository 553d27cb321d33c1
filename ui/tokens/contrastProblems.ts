import type { ColorToken } from './color';
import { contrast } from './contrast';
import type { Theme } from './theme';

/** Backgrounds of text, including hovered rows. */
const grounds = ['canvas', 'surface', 'surface.raised', 'surface.hover'] as const satisfies ColorToken[];
type Pair = readonly [foreground: ColorToken, ground: ColorToken];
const onGrounds = (...tokens: ColorToken[]): Pair[] =>
  tokens.flatMap((token) => grounds.map((ground): Pair => [token, ground]));

const people = ['violet', 'cyan', 'jade', 'bronze', 'pink', 'indigo'] as const;

const textPairs: Pair[] = [
  ...onGrounds('text', 'text.muted', 'accent.text', 'danger.text', 'boost', 'success'),
  ...onGrounds('level.gold', 'level.silver', 'level.bronze'),
  ...onGrounds('vote.up', 'vote.down', 'vote.none', 'price.up', 'price.down'),
  ['text', 'surface.pressed'],
  ['text.muted', 'surface.pressed'],
  ['accent.text', 'surface.pressed'],
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
  ...people.map((hue): Pair => [`person.${hue}`, `person.${hue}.tint`]),
];

const shapePairs: Pair[] = [
  ...onGrounds('border.strong', 'focus'),
  ['border.strong', 'field'],
  ['focus', 'field'],
  ...(['track', 'surface.pressed', 'thumb', 'accent.tint', 'media.backdrop'] as const).map((ground): Pair => [
    'focus',
    ground,
  ]),
  // Checkboxes, badges and dots on their backgrounds; bars on their tracks.
  ...onGrounds('accent'),
  ['accent', 'field'],
  ['accent', 'track'],
  ['success', 'track'],
  ['danger', 'track'],
  ['danger.text', 'field'],
];

/** All colour pairs of the kit with their required contrast (WCAG 2.2 AA: 1.4.3, and 1.4.11 for shapes). */
export const contrastPairs: readonly { foreground: ColorToken; ground: ColorToken; needed: number }[] = [
  ...textPairs.map(([foreground, ground]) => ({ foreground, ground, needed: 4.5 })),
  ...shapePairs.map(([foreground, ground]) => ({ foreground, ground, needed: 3 })),
];

export interface ContrastProblem {
  scheme: 'dark' | 'light';
  foreground: ColorToken;
  ground: ColorToken;
  contrast: number;
  /** Contrast ratio that WCAG 2.2 AA requires. */
  needed: number;
}

/** Returns the colour pairs with insufficient contrast. @throws Error when a colour is not `#rrggbb`. */
export function contrastProblems({ scheme }: Pick<Theme, 'scheme'>): ContrastProblem[] {
  return (['dark', 'light'] as const).flatMap((name) =>
    contrastPairs
      .map(({ foreground, ground, needed }) => ({
        scheme: name,
        foreground,
        ground,
        contrast: contrast(scheme[name][foreground], scheme[name][ground]),
        needed,
      }))
      .filter((pair) => pair.contrast < pair.needed),
  );
}
