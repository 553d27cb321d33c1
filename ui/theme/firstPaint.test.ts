import { expect, it } from 'vitest';

import { createTheme } from '../tokens/createTheme';
import { theme } from '../tokens/theme';
import { firstPaintStyle } from './firstPaint';

it('has the kit’s backgrounds, dark unless the system or the user chooses light', () => {
  const style = firstPaintStyle();
  expect(style).toContain(`:root{color-scheme:dark;background:${theme.scheme.dark.canvas}}`);
  expect(style).toContain(
    `:root[data-theme=light]{color-scheme:light;background:${theme.scheme.light.canvas}}`,
  );
});

it('has the backgrounds of a custom theme', () => {
  const style = firstPaintStyle(createTheme({ light: { canvas: '#fbf7ee' }, dark: { canvas: '#12100c' } }));
  expect(style).toContain('background:#fbf7ee');
  expect(style).toContain('background:#12100c');
});
