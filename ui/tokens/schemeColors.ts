import { darkColor, lightColor, type ColorToken } from './color.ts';
import { luminance, type Rgb } from './luminance.ts';
import type { Colors } from './theme.ts';
import { parseSeed, requireColor, tintOf, toHex, withLuminance, type Side, type Tint } from './tint.ts';

export interface ThemeSeed {
  /** The accent: buttons, links, badges. Opaque hex, `rgb()`, `hsl()` or `oklch()`, such as `#2f855a`. */
  accent: string;
  /** Hue and strength of the tint of backgrounds, borders and text. @default a hint of the accent */
  gray?: string | undefined;
}

type SchemeName = 'dark' | 'light';

const surfaces = ['canvas', 'surface', 'surface.raised', 'surface.hover', 'field', 'track'] as const;
const grayBackgrounds: readonly ColorToken[] = [
  ...surfaces,
  'surface.pressed',
  'thumb',
  'border',
  'border.control',
  'media.backdrop',
];
const grayForegrounds: readonly ColorToken[] = ['border.strong', 'text', 'text.muted', 'vote.none'];
const accentBackgrounds: readonly ColorToken[] = ['accent.tint', 'accent.border'];
const accentForegrounds: readonly ColorToken[] = ['accent.text', 'focus'];

/** Text in the tint of a vivid background stays a grey. */
const maxTextChroma = 0.02;
/** Greys of a seed are as faint as Radix's slate and sage: a hint of the accent, or the chosen tint. */
const maxHint = 0.009;
const maxChosen = 0.014;

/** White text has enough contrast on darker accents, black text on lighter ones. */
const maxUnderWhite = 1.05 / 4.5 - 0.05;
/** In the dark scheme, lighter accents are not darkened for white text. */
const maxDarkened = 0.3;

/** Rounding in these directions shrinks no contrast. */
const rounding = {
  dark: { background: 'darker', foreground: 'lighter' },
  light: { background: 'lighter', foreground: 'darker' },
} as const;

/** Returns the colours of a scheme: the kit's, those made from the seed, then the overrides. */
export function schemeColors(
  name: SchemeName,
  seed: ThemeSeed | undefined,
  overrides: Partial<Colors> = {},
): Colors {
  const kit: Colors = name === 'dark' ? darkColor : lightColor;
  const colors = seed ? { ...kit, ...seedColors(name, kit, seed) } : kit;
  return { ...colors, ...graysLike(name, colors, overrides), ...overrides };
}

/** Every colour but the accent keeps its luminance in the kit, and therefore its contrasts. */
function seedColors(name: SchemeName, kit: Colors, seed: ThemeSeed): Partial<Colors> {
  const accent = requireColor(seed.accent);
  const tint = tintOf(accent);
  const strength = tint.c / tintOf(requireColor(kit.accent)).c;
  const accentTint = (own: Tint) => ({ ...tint, c: own.c * strength });
  const chosen = seed.gray === undefined ? undefined : tintOf(requireColor(seed.gray));
  const gray = chosen
    ? { ...chosen, c: Math.min(chosen.c, maxChosen) }
    : { ...tint, c: Math.min(tint.c / 10, maxHint) };
  const { background, foreground } = rounding[name];
  return {
    ...grays(name, kit, gray),
    ...retint(kit, accentBackgrounds, background, accentTint),
    ...retint(kit, accentForegrounds, foreground, accentTint),
    ...accentColors(name, kit, accent),
  };
}

/** The accent is the seed, or its nearest luminance that stands out from surfaces and under its text. */
function accentColors(name: SchemeName, kit: Colors, seed: Rgb): Partial<Colors> {
  const tint = tintOf(seed);
  const own = luminance(seed);
  const lightestSurface = Math.max(...surfaces.map((token) => luminance(requireColor(kit[token]))));
  const min = name === 'dark' ? 3 * (lightestSurface + 0.05) - 0.05 : 0;
  const max = name === 'dark' && own > maxDarkened ? 1 : maxUnderWhite;
  const accent =
    own < min
      ? withLuminance(tint, min, 'lighter')
      : own > max
        ? withLuminance(tint, max, 'darker')
        : toHex(seed);
  const result = luminance(requireColor(accent));
  return {
    accent,
    'accent.hover': withLuminance(tint, result > 0.02 ? result * 0.85 : result + 0.03, 'darker'),
    'text.onAccent': result > maxUnderWhite ? '#000000' : '#ffffff',
  };
}

/** Greys in the tint of an overridden background. */
function graysLike(name: SchemeName, colors: Colors, overrides: Partial<Colors>): Partial<Colors> {
  const token = surfaces.find((surface) => overrides[surface] !== undefined);
  const own = token && parseSeed(overrides[token] ?? '');
  return own ? grays(name, colors, tintOf(own)) : {};
}

function grays(name: SchemeName, colors: Colors, tint: Tint): Partial<Colors> {
  const { background, foreground } = rounding[name];
  const textTint = { ...tint, c: Math.min(tint.c, maxTextChroma) };
  return {
    ...retint(colors, grayBackgrounds, background, () => tint),
    ...retint(colors, grayForegrounds, foreground, () => textTint),
  };
}

/** Gives colours another tint at the same luminance, which keeps their contrasts. */
function retint(
  colors: Colors,
  tokens: readonly ColorToken[],
  side: Side,
  newTint: (own: Tint) => Tint,
): Partial<Colors> {
  const retinted = tokens.map((token) => {
    const color = requireColor(colors[token]);
    return [token, withLuminance(newTint(tintOf(color)), luminance(color), side)] as const;
  });
  return Object.fromEntries(retinted);
}
