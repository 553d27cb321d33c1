export { KitProvider, type KitProviderProps } from './theme/KitProvider';
export type { LinkComponent } from './theme/LinkProvider';
export { darkColor, lightColor, theme, type ColorToken, type Theme } from './tokens';
export { Button, type ButtonProps } from './components/Button';
