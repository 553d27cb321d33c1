/** What the head of the page is made of, and the theme. Without React and styles: a build or a server can import it. */
export { colorSchemeScript } from './theme/colorSchemeScript.ts';
export { firstPaintStyle } from './theme/firstPaint.ts';
export { createTheme, theme, type Theme, type ThemeOverrides } from './tokens/theme.ts';
