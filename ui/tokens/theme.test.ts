import { describe, expect, it } from 'vitest';

import { colorDeclarations, createTheme, theme } from './theme';

describe('createTheme', () => {
  it('overrides some values and keeps the others', () => {
    const own = createTheme({ dark: { accent: '#0a7d4b' }, radius: { card: '2px' } });

    expect(own.scheme.dark.accent).toBe('#0a7d4b');
    expect(own.scheme.dark.text).toBe(theme.scheme.dark.text);
    expect(own.scheme.light).toEqual(theme.scheme.light);
    expect(own.radius).toEqual({ ...theme.radius, card: '2px' });
    expect(own.color).toEqual(theme.color);
  });

  it('declares the overridden colours', () => {
    const { scheme } = createTheme({ light: { 'text.muted': '#123456' } });
    expect(colorDeclarations(scheme.light)).toContain('--az-text-muted: #123456;');
  });

  // `npm run check:types` fails when one of these lines compiles.
  it('rejects unknown tokens at compile time', () => {
    // @ts-expect-error -- There is no such colour.
    createTheme({ dark: { acent: '#0a7d4b' } });
    // @ts-expect-error -- There is no such step.
    createTheme({ space: { '5': '1.25rem' } });
    // @ts-expect-error -- There is no such group.
    expect(createTheme({ colour: {} })).toEqual(theme);
    // @ts-expect-error -- The kit's own code relies on the breakpoints.
    expect(createTheme({ breakpoint: { phone: '(max-width: 10px)' } }).breakpoint).toEqual(theme.breakpoint);
    // @ts-expect-error -- A layer is a number.
    createTheme({ layer: { menu: 'top' } });
  });
});
