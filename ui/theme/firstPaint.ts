import { lightDark, theme as kitTheme, type Theme } from '../tokens/theme.ts';
import { colorSchemeRules } from './colorSchemeRules.ts';

/** CSS for the page's head: background and form controls until the kit's styles load. */
export const firstPaintStyle = ({ scheme }: Pick<Theme, 'scheme'> = kitTheme): string =>
  `${colorSchemeRules}:root{background:${lightDark(scheme.light.canvas, scheme.dark.canvas)}}`;
