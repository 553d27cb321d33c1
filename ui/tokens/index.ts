export { darkColor, lightColor, type ColorToken } from './color';
export { contrastProblems, type ContrastProblem } from './contrastProblems';
export { createTheme, type ThemeOverrides } from './createTheme';
export type { ThemeSeed } from './schemeColors';
export { theme, type Colors, type Theme } from './theme';
