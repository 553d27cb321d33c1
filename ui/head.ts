/** Entry point for builds and servers: the page's head and the theme, without React. */
export { colorSchemeScript } from './theme/colorSchemeScript.ts';
export { firstPaintStyle } from './theme/firstPaint.ts';
export { createTheme, theme, type Theme, type ThemeOverrides } from './tokens/theme.ts';
