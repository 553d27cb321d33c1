import { schemeColors, type ThemeSeed } from './schemeColors.ts';
import { theme, type Colors, type Theme } from './theme.ts';

type Overridable = Omit<Theme, 'color' | 'scheme' | 'breakpoint'>;

export type ThemeOverrides = {
  readonly [Name in keyof Overridable]?: Partial<Overridable[Name]>;
} & {
  /** The accent, or the accent and the tint of greys. Makes both schemes, with enough contrast. */
  readonly seed?: string | ThemeSeed;
  /** Overrides of the dark scheme. Other greys take the tint of a background. */
  readonly dark?: Partial<Colors>;
  /** Overrides of the light scheme. Other greys take the tint of a background. */
  readonly light?: Partial<Colors>;
};

/**
 * Returns the kit's theme with your colours, for `KitProvider`: `createTheme({ seed: '#2f855a' })`. Check overrides of
 * single colours with `contrastProblems`.
 *
 * @throws Error when the seed is no opaque hex, `rgb()`, `hsl()` or `oklch()`.
 */
export function createTheme({ seed, dark, light, ...overrides }: ThemeOverrides = {}): Theme {
  const colors = typeof seed === 'string' ? { accent: seed } : seed;
  return {
    ...theme,
    scheme: { dark: schemeColors('dark', colors, dark), light: schemeColors('light', colors, light) },
    space: { ...theme.space, ...overrides.space },
    fontSize: { ...theme.fontSize, ...overrides.fontSize },
    fontWeight: { ...theme.fontWeight, ...overrides.fontWeight },
    lineHeight: { ...theme.lineHeight, ...overrides.lineHeight },
    font: { ...theme.font, ...overrides.font },
    radius: { ...theme.radius, ...overrides.radius },
    shadow: { ...theme.shadow, ...overrides.shadow },
    duration: { ...theme.duration, ...overrides.duration },
    easing: { ...theme.easing, ...overrides.easing },
    layer: { ...theme.layer, ...overrides.layer },
    size: { ...theme.size, ...overrides.size },
  };
}
