import type {} from 'styled-components';

import { darkColor, lightColor, type ColorToken } from './color.ts';
import * as scale from './scale.ts';

/** `text.muted` → `--az-text-muted`. */
const colorVariable = (token: ColorToken) => `--az-${token.replaceAll('.', '-')}`;

const colorTokens = Object.keys(darkColor) as ColorToken[];

export type Colors = Readonly<Record<ColorToken, string>>;

/** Each colour once: the browser chooses by `color-scheme`. */
export const colorDeclarations = ({ dark, light }: Theme['scheme']) =>
  colorTokens.map((token) => `${colorVariable(token)}: ${lightDark(light[token], dark[token])};`).join('\n');

export const lightDark = (light: string, dark: string) =>
  light === dark ? dark : `light-dark(${light}, ${dark})`;

/** Keeps a scale's names but allows other values. */
type Scale<Values> = { readonly [Name in keyof Values]: Values[Name] extends number ? number : string };

/** The styled-components theme. Colours are custom properties, so that switching schemes re-renders nothing. */
export interface Theme {
  /** `var(--az-…)` for each colour. */
  color: Colors;
  scheme: { readonly dark: Colors; readonly light: Colors };
  space: Scale<typeof scale.space>;
  fontSize: Scale<typeof scale.fontSize>;
  fontWeight: Scale<typeof scale.fontWeight>;
  lineHeight: Scale<typeof scale.lineHeight>;
  font: Scale<typeof scale.font>;
  radius: Scale<typeof scale.radius>;
  shadow: Scale<typeof scale.shadow>;
  duration: Scale<typeof scale.duration>;
  easing: Scale<typeof scale.easing>;
  layer: Scale<typeof scale.layer>;
  /** Media query conditions. They cannot be overridden, because the kit relies on them. */
  breakpoint: Scale<typeof scale.breakpoint>;
  size: Scale<typeof scale.size>;
}

/** The kit's theme. */
export const theme: Theme = {
  color: Object.fromEntries(
    colorTokens.map((token) => [token, `var(${colorVariable(token)})`]),
  ) as unknown as Colors,
  scheme: { dark: darkColor, light: lightColor },
  ...scale,
};

declare module 'styled-components' {
  // Module augmentation needs an interface.
  // oxlint-disable-next-line typescript/no-empty-object-type
  export interface DefaultTheme extends Theme {}
}
