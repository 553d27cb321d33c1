/** Entry point for builds and servers: the page's head, the theme and its contrast, without React. */
export { colorSchemeScript } from './theme/colorSchemeScript.ts';
export { firstPaintStyle } from './theme/firstPaint.ts';
export { contrastProblems, type ContrastProblem } from './tokens/contrastProblems.ts';
export { createTheme, type ThemeOverrides } from './tokens/createTheme.ts';
export type { ThemeSeed } from './tokens/schemeColors.ts';
export { theme, type Colors, type Theme } from './tokens/theme.ts';
