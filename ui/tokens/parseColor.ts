import {
  interpolateWith,
  mapAlphaDivide,
  mapAlphaMultiply,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  modeXyz50,
  modeXyz65,
  converter,
  parse,
  useMode,
  type Mode,
} from 'culori/fn';

import type { Rgb } from './luminance.ts';

for (const mode of [
  modeRgb,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeXyz50,
  modeXyz65,
])
  useMode(mode);

/** CSS names of colour spaces that differ from culori's. */
const spaces = {
  srgb: 'rgb',
  'srgb-linear': 'lrgb',
  'display-p3': 'p3',
  hsl: 'hsl',
  hwb: 'hwb',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
  xyz: 'xyz65',
  'xyz-d65': 'xyz65',
  'xyz-d50': 'xyz50',
} as const;

const toRgb = converter('rgb');

export interface CssColor extends Rgb {
  mode: 'rgb';
  alpha?: number;
}

/** Interpolates like CSS: alpha is premultiplied, except on hues. */
const interpolate = interpolateWith<Mode>(
  (value, channel, color) => (channel === 'h' ? value : mapAlphaMultiply(value, channel, color)),
  (value, channel, color) => (channel === 'h' ? value : mapAlphaDivide(value, channel, color)),
);

/** Returns undefined for anything but a fixed CSS colour, and for mixes whose hue does not take the shorter way. */
export function parseColor(css: string): CssColor | undefined {
  const [, mixed] = /^\s*color-mix\((.*)\)\s*$/is.exec(css) ?? [];
  return mixed === undefined ? toRgb(parse(css.trim())) : parseMix(mixed);
}

function parseMix(text: string): CssColor | undefined {
  const [method = '', ...parts] = splitAtCommas(text);
  const [, space = ''] = /^in ([\w-]+)(?: shorter hue)?$/i.exec(method) ?? [];
  const mode = isKey(spaces, space) ? spaces[space] : undefined;
  const [one, other] = parts.map(parsePart);
  if (!mode || !one?.color || !other?.color || parts.length > 2) return undefined;

  const first = one.share ?? 1 - (other.share ?? 0.5);
  const second = other.share ?? 1 - first;
  const sum = first + second;
  if (sum === 0) return undefined;
  const mixed = interpolate([one.color, other.color], mode);
  const color = toRgb(mixed(second / sum));
  return sum < 1 ? { ...color, alpha: (color.alpha ?? 1) * sum } : color;
}

function parsePart(text: string) {
  const [, before, color = '', after] = /^(?:([\d.]+)% )?(.*?)(?: ([\d.]+)%)?$/.exec(text) ?? [];
  const share = before ?? after;
  return { color: parseColor(color), share: share === undefined ? undefined : Number(share) / 100 };
}

/** Leaves the commas of nested functions alone. */
function splitAtCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text.replaceAll(/\s+/g, ' ')) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts.map((part) => part.trim());
}

const isKey = <Keys extends object>(object: Keys, key: PropertyKey): key is keyof Keys =>
  Object.hasOwn(object, key);
