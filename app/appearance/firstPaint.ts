import { darkColor, lightColor } from '../../ui/tokens/color.ts';

/** What the page looks like until the kit's styles are there: the right background and form controls. */
export const firstPaintStyle = [
  `:root{color-scheme:dark;background:${darkColor.canvas}}`,
  `@media(prefers-color-scheme:light){:root:not([data-theme=dark]){color-scheme:light;background:${lightColor.canvas}}}`,
  `:root[data-theme=light]{color-scheme:light;background:${lightColor.canvas}}`,
].join('');
