import { darkColor, lightColor, type ColorToken } from './color';
import * as scale from './scale';

/** Name of the CSS custom property that carries a colour: `text.muted` → `--az-text-muted`. */
const colorVariable = (token: ColorToken) => `--az-${token.replaceAll('.', '-')}`;

const colorTokens = Object.keys(darkColor) as ColorToken[];

/** Declarations of all colours of one scheme, for a CSS rule. */
export const colorDeclarations = (colors: Record<ColorToken, string>) =>
  colorTokens.map((token) => `${colorVariable(token)}: ${colors[token]};`).join('\n');

/** What components style themselves with. Colours are references to custom properties, so that a change of scheme renders nothing anew. */
export const theme = {
  color: Object.fromEntries(colorTokens.map((token) => [token, `var(${colorVariable(token)})`])) as Record<
    ColorToken,
    string
  >,
  ...scale,
};

export type Theme = typeof theme;

export { darkColor, lightColor };
