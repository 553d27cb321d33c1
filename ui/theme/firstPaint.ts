import { theme as kitTheme, type Theme } from '../tokens/theme.ts';

/** CSS for the page's head: background and form controls until the kit's styles load. */
export function firstPaintStyle({ scheme }: Pick<Theme, 'scheme'> = kitTheme): string {
  return [
    `:root{color-scheme:dark;background:${scheme.dark.canvas}}`,
    `@media(prefers-color-scheme:light){:root:not([data-theme=dark]){color-scheme:light;background:${scheme.light.canvas}}}`,
    `:root[data-theme=light]{color-scheme:light;background:${scheme.light.canvas}}`,
  ].join('');
}
