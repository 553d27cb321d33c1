import { expect, it } from 'vitest';

import { createTheme } from '../tokens/createTheme';
import { theme } from '../tokens/theme';
import { firstPaintStyle } from './firstPaint';

it('chooses the background: dark unless the system or the user chooses light', () => {
  const { dark, light } = theme.scheme;
  expect(firstPaintStyle()).toBe(
    ':root{color-scheme:dark}' +
      '@media(prefers-color-scheme:light){:root:not([data-theme=dark]){color-scheme:light}}' +
      ':root[data-theme=light]{color-scheme:light}' +
      `:root{background:light-dark(${light.canvas}, ${dark.canvas})}`,
  );
});

it('has the backgrounds of a custom theme', () => {
  const style = firstPaintStyle(createTheme({ light: { canvas: '#fbf7ee' }, dark: { canvas: '#12100c' } }));
  expect(style).toContain('background:light-dark(#fbf7ee, #12100c)');
});
