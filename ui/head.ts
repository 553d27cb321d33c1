/** The page's head and the theme, without React and styles, for builds and servers. */
export { colorSchemeScript } from './theme/colorSchemeScript.ts';
export { firstPaintStyle } from './theme/firstPaint.ts';
export { createTheme, theme, type Theme, type ThemeOverrides } from './tokens/theme.ts';
