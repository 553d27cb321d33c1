export type { ColorToken } from './color';
export { darkColor, lightColor, theme, type Theme } from './theme';
