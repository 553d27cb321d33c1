import { describe, expect, it } from 'vitest';

import { contrastProblems } from './contrastProblems';
import { createTheme } from './createTheme';
import { colorDeclarations, theme } from './theme';

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
    expect(colorDeclarations(scheme)).toContain(
      `--az-text-muted: light-dark(#123456, ${scheme.dark['text.muted']});`,
    );
    expect(colorDeclarations(scheme)).toContain('--az-text-onAccent: #ffffff;');
  });

  it('gives the other greys the tint of an overridden background', () => {
    const { scheme } = createTheme({ dark: { canvas: '#1a1208', text: '#ffffff' } });
    const [red = 0, green = 0, blue = 0] = channels(scheme.dark.canvas);
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
    for (const token of ['surface', 'surface.pressed', 'border', 'text.muted', 'vote.none'] as const) {
      const [r = 0, g = 0, b = 0] = channels(scheme.dark[token]);
      expect([token, r > g, g >= b, r > b]).toEqual([token, true, true, true]);
    }
    expect(scheme.dark.text).toBe('#ffffff');
    expect(scheme.dark.accent).toBe(theme.scheme.dark.accent);
    expect(scheme.light).toEqual(theme.scheme.light);
    expect(contrastProblems({ scheme })).toEqual([]);
  });

  it('keeps the greys when the overridden background depends on the page', () => {
    const { scheme } = createTheme({ dark: { canvas: 'var(--page)' } });
    expect(scheme.dark).toEqual({ ...theme.scheme.dark, canvas: 'var(--page)' });
  });

  // `npm run check:types` fails when one of these lines compiles.
  it('rejects unknown tokens at compile time', () => {
    // @ts-expect-error -- `acent` is not a colour.
    createTheme({ dark: { acent: '#0a7d4b' } });
    // @ts-expect-error -- `5` is not a step of the scale.
    createTheme({ space: { '5': '1.25rem' } });
    // @ts-expect-error -- `colour` is not a group of tokens.
    expect(createTheme({ colour: {} })).toEqual(theme);
    // @ts-expect-error -- The kit's own code relies on the breakpoints.
    expect(createTheme({ breakpoint: { phone: '(max-width: 10px)' } }).breakpoint).toEqual(theme.breakpoint);
    // @ts-expect-error -- A layer is a number.
    createTheme({ layer: { menu: 'top' } });
  });
});

describe('createTheme with a seed', () => {
  const steps = [0, 51, 102, 153, 204, 255];
  const seeds = steps.flatMap((red) =>
    steps.flatMap((green) =>
      steps.map(
        (blue) => `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
      ),
    ),
  );

  it('has enough contrast in both schemes for 216 seeds from black to white', () => {
    expect(seeds.filter((seed) => contrastProblems(createTheme({ seed })).length > 0)).toEqual([]);
  });

  it.each(['#faff00', '#7f7f7f', '#767676', '#00ff62', '#b08'])(
    'has enough contrast for %s with any grey',
    (accent) => {
      const grays = ['#000', '#fff', '#808080', '#ff0000', '#8a7f6d', '#00ff00'];
      const spoilt = grays.filter(
        (gray) => contrastProblems(createTheme({ seed: { accent, gray } })).length > 0,
      );
      expect(spoilt).toEqual([]);
    },
  );

  it('uses a seed with enough contrast as it is', () => {
    const { scheme } = createTheme({ seed: '#2f855a' });
    expect([scheme.dark.accent, scheme.light.accent]).toEqual(['#2f855a', '#2f855a']);
  });

  it('writes in black on a bright accent, which only the dark scheme has', () => {
    const { dark, light } = createTheme({ seed: '#faff00' }).scheme;
    expect([dark.accent, dark['text.onAccent'], dark['text.onDanger']]).toEqual([
      '#faff00',
      '#000000',
      '#ffffff',
    ]);
    expect(light['text.onAccent']).toBe('#ffffff');
  });

  it('tints greys with the second colour, and with nothing for a grey seed', () => {
    const warm = createTheme({ seed: { accent: '#2f855a', gray: '#8a7f6d' } }).scheme.dark;
    const [red = 0, , blue = 0] = channels(warm.canvas);
    expect(red).toBeGreaterThan(blue);
    const [r, g, b] = channels(createTheme({ seed: '#777' }).scheme.light.border);
    expect([g, b]).toEqual([r, r]);
  });

  it('lets overrides win', () => {
    const { scheme } = createTheme({ seed: '#2f855a', light: { accent: '#1f6b4a' } });
    expect(scheme.light.accent).toBe('#1f6b4a');
    expect(scheme.dark.accent).toBe('#2f855a');
  });

  it.each([
    ['rgb(47, 133, 90)', '#2f855a'],
    ['rgb(18.4% 52.2% 35.3%)', '#2f855a'],
    ['hsl(150deg 48% 35%)', '#2e8459'],
    ['oklch(55% 0.11 156)', '#2e8456'],
    [' #2F855A ', '#2f855a'],
    ['#2f855aff', '#2f855a'],
    ['#063f', '#006633'],
  ])('takes %s', (seed, accent) => {
    expect(createTheme({ seed }).scheme.light.accent).toBe(accent);
  });

  it.each([
    'greenish',
    '',
    '#12',
    '#2f855a80',
    'rgb(1 2)',
    'rgb(0 0 0 / 50%)',
    'var(--brand)',
    'oklch(a b c)',
  ])('throws for %j, and names valid formats', (seed) => {
    expect(() => createTheme({ seed })).toThrow(
      `"${seed}" is no colour that a theme can be made from. Use opaque hex, rgb(), hsl() or oklch(), such as #2f855a.`,
    );
  });
});

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
