export { darkColor, lightColor, type ColorToken } from './color';
export { contrastProblems, type ContrastProblem } from './contrastProblems';
export { createTheme, theme, type Colors, type Theme, type ThemeOverrides } from './theme';
