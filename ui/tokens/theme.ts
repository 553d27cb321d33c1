import type {} from 'styled-components';

import { darkColor, lightColor, type ColorToken } from './color.ts';
import * as scale from './scale.ts';

/** Returns the CSS custom property of a colour: `text.muted` → `--az-text-muted`. */
const colorVariable = (token: ColorToken) => `--az-${token.replaceAll('.', '-')}`;

const colorTokens = Object.keys(darkColor) as ColorToken[];

/** A CSS colour for every token. */
export type Colors = Readonly<Record<ColorToken, string>>;

/** Returns the declarations of a scheme's colours, for a CSS rule. */
export const colorDeclarations = (colors: Colors) =>
  colorTokens.map((token) => `${colorVariable(token)}: ${colors[token]};`).join('\n');

/** The names of a scale, with any values. */
type Scale<Values> = { readonly [Name in keyof Values]: Values[Name] extends number ? number : string };

/** The theme of styled-components. Colours are custom properties, so that a change of scheme re-renders nothing. */
export interface Theme {
  /** `var(--az-…)` of every colour. */
  color: Colors;
  /** Values of the colours by scheme. */
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
  /** Media query conditions. The kit relies on them, so they cannot be overridden. */
  breakpoint: Scale<typeof scale.breakpoint>;
  size: Scale<typeof scale.size>;
}

type Overridable = Omit<Theme, 'color' | 'scheme' | 'breakpoint'>;

/** A community's own token values. Unknown names do not compile. */
export type ThemeOverrides = {
  readonly [Name in keyof Overridable]?: Partial<Overridable[Name]>;
} & {
  /** Colours of the dark scheme. */
  readonly dark?: Partial<Colors>;
  /** Colours of the light scheme. */
  readonly light?: Partial<Colors>;
};

/** Returns the kit's theme with a community's own values, for `KitProvider`. Check it with `contrastProblems`. */
export function createTheme({ dark, light, ...overrides }: ThemeOverrides = {}): Theme {
  return {
    color: Object.fromEntries(
      colorTokens.map((token) => [token, `var(${colorVariable(token)})`]),
    ) as unknown as Colors,
    scheme: { dark: { ...darkColor, ...dark }, light: { ...lightColor, ...light } },
    space: { ...scale.space, ...overrides.space },
    fontSize: { ...scale.fontSize, ...overrides.fontSize },
    fontWeight: { ...scale.fontWeight, ...overrides.fontWeight },
    lineHeight: { ...scale.lineHeight, ...overrides.lineHeight },
    font: { ...scale.font, ...overrides.font },
    radius: { ...scale.radius, ...overrides.radius },
    shadow: { ...scale.shadow, ...overrides.shadow },
    duration: { ...scale.duration, ...overrides.duration },
    easing: { ...scale.easing, ...overrides.easing },
    layer: { ...scale.layer, ...overrides.layer },
    breakpoint: scale.breakpoint,
    size: { ...scale.size, ...overrides.size },
  };
}

/** The kit's own theme. */
export const theme: Theme = createTheme();

declare module 'styled-components' {
  // Module augmentation needs an interface.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  export interface DefaultTheme extends Theme {}
}
