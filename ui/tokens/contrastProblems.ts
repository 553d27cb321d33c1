import type { ColorToken } from './color.ts';
import { contrast } from './contrast.ts';
import type { Theme } from './theme.ts';

/** Backgrounds of text, including hovered rows. */
const backgrounds = ['canvas', 'surface', 'surface.raised', 'surface.hover'] as const satisfies ColorToken[];
type Pair = readonly [foreground: ColorToken, background: ColorToken];
const onBackgrounds = (...tokens: ColorToken[]): Pair[] =>
  tokens.flatMap((token) => backgrounds.map((background): Pair => [token, background]));

const people = ['violet', 'cyan', 'jade', 'bronze', 'pink', 'indigo'] as const;

const textPairs: Pair[] = [
  ...onBackgrounds('text', 'text.muted', 'accent.text', 'danger.text', 'boost', 'success'),
  ...onBackgrounds('level.gold', 'level.silver', 'level.bronze'),
  ...onBackgrounds('vote.up', 'vote.down', 'vote.none', 'price.up', 'price.down'),
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
  ['text.onDanger', 'danger.solid'],
  ['text.onDanger', 'danger.hover'],
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
  ...onBackgrounds('border.strong', 'focus'),
  ['border.strong', 'field'],
  ['focus', 'field'],
  ...(['track', 'surface.pressed', 'thumb', 'accent.tint', 'media.backdrop'] as const).map(
    (background): Pair => ['focus', background],
  ),
  // Checkboxes, badges and dots on their backgrounds; bars on their tracks.
  ...onBackgrounds('accent'),
  ['accent', 'field'],
  ['accent', 'track'],
  ['success', 'track'],
  ['danger', 'track'],
  ['danger.text', 'field'],
];

/** All colour pairs of the kit with their required contrast (WCAG 2.2 AA: 1.4.3, and 1.4.11 for shapes). */
export const contrastPairs: readonly { foreground: ColorToken; background: ColorToken; needed: number }[] = [
  ...textPairs.map(([foreground, background]) => ({ foreground, background, needed: 4.5 })),
  ...shapePairs.map(([foreground, background]) => ({ foreground, background, needed: 3 })),
];

export interface ContrastProblem {
  scheme: 'dark' | 'light';
  foreground: ColorToken;
  background: ColorToken;
  contrast: number;
  /** Contrast ratio that WCAG 2.2 AA requires. */
  needed: number;
}

/**
 * Returns the colour pairs with insufficient contrast. Understands hex, names, `rgb()`, `hsl()`, `hwb()`, `lab()`,
 * `lch()`, `oklab()`, `oklch()`, `color()` and `color-mix()`.
 *
 * @throws Error when a value is not a CSS colour, or depends on the page, such as `var(--brand)`.
 */
export function contrastProblems({ scheme }: Pick<Theme, 'scheme'>): ContrastProblem[] {
  return (['dark', 'light'] as const).flatMap((name) =>
    contrastPairs
      .map(({ foreground, background, needed }) => ({
        scheme: name,
        foreground,
        background,
        contrast: contrast(scheme[name][foreground], scheme[name][background], scheme[name].canvas),
        needed,
      }))
      .filter((pair) => pair.contrast < pair.needed),
  );
}
