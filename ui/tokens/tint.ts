import {
  convertHslToRgb,
  convertLabToLch,
  convertLchToLab,
  convertOklabToRgb,
  convertRgbToOklab,
  parseHex as parseDigits,
} from 'culori/fn';

import { luminance, type Rgb } from './luminance.ts';

/** Chroma and hue in OKLCH. Greys have no hue. */
export interface Tint {
  c: number;
  h?: number;
}

/** Which side of a luminance to round to. */
export type Side = 'lighter' | 'darker';

/** Understands opaque hex, `rgb()`, `hsl()` and `oklch()`: parsing all of CSS would cost an app 7 kB. */
export function parseSeed(css: string): Rgb | undefined {
  const text = css.trim().toLowerCase();
  if (/^#([\da-f]{3}f?|[\da-f]{6}(ff)?)$/.test(text)) return parseDigits(text);
  const [, space, list = ''] = /^(rgb|hsl|oklch)\(([^()]*)\)$/.exec(text) ?? [];
  const values = list.split(/[\s,]+/).filter(Boolean);
  const [a = '', b = '', c = ''] = values;
  if (values.length !== 3 || !values.every((value) => /^[+-]?[\d.]+(%|deg)?$/.test(value))) return undefined;
  if (space === 'rgb')
    return rounded({ r: channel(a, 255) / 255, g: channel(b, 255) / 255, b: channel(c, 255) / 255 });
  if (space === 'hsl')
    return rounded(convertHslToRgb({ h: parseFloat(a), s: parseFloat(b) / 100, l: parseFloat(c) / 100 }));
  return withLightness({ c: channel(b, 0.4), h: parseFloat(c) }, channel(a, 1));
}

const channel = (value: string, whole: number) =>
  value.endsWith('%') ? (parseFloat(value) / 100) * whole : parseFloat(value);

/** @throws Error when `css` is no such colour. */
export function requireColor(css: string): Rgb {
  const color = parseSeed(css);
  if (!color)
    throw new Error(
      `"${css}" is no colour that a theme can be made from. Use opaque hex, rgb(), hsl() or oklch(), such as #2f855a.`,
    );
  return color;
}

export function tintOf(color: Rgb): Tint {
  const { c, h } = convertLabToLch(convertRgbToOklab(color));
  return h === undefined ? { c } : { c, h };
}

/** Returns the colour of a tint and a luminance, with as much of the chroma as sRGB allows. */
export function withLuminance(tint: Tint, target: number, side: Side): string {
  const at = (l: number) => withLightness(tint, l);
  const [darker, lighter] = narrow((l) => luminance(at(l)) < target, 0, 1);
  return toHex(at(side === 'lighter' ? lighter : darker));
}

export const toHex = ({ r, g, b }: Rgb) =>
  `#${[r, g, b].map((channel) => (channel * 255).toString(16).padStart(2, '0')).join('')}`;

function withLightness({ c, h }: Tint, l: number): Rgb {
  const at = (chroma: number) =>
    convertOklabToRgb(convertLchToLab({ l, c: chroma, ...(h !== undefined && { h }) }));
  const [chroma] = isInGamut(at(c)) ? [c] : narrow((less) => isInGamut(at(less)), 0, c);
  return rounded(at(chroma));
}

/** Rounds to 8-bit channels, so that contrast is measured on the colour as written. */
function rounded({ r, g, b }: Rgb): Rgb {
  const round = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 255) / 255;
  return { r: round(r), g: round(g), b: round(b) };
}

const isInGamut = ({ r, g, b }: Rgb) => [r, g, b].every((channel) => channel >= -1e-4 && channel <= 1.0001);

/** Bisects to the last value that holds and the first that does not. */
function narrow(holds: (value: number) => boolean, from: number, to: number): [number, number] {
  let [low, high] = [from, to];
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return [low, high];
}
