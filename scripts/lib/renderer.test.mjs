import { describe, expect, it } from 'vitest';

import { howToCompare } from './renderer.mjs';

const committed = 'Chromium 156 on linux x64 with DejaVu Sans, DejaVu Sans Mono, Noto Color Emoji';

describe('howToCompare', () => {
  it('is exact for the same renderer, and when no screenshot is committed', () => {
    expect(howToCompare(committed, committed)).toEqual({ how: 'exactly' });
    expect(howToCompare(committed, undefined)).toEqual({ how: 'exactly' });
  });

  it('is loose for another browser version, with a note', () => {
    const { how, why } = howToCompare(committed.replace('156', '157'), committed);

    expect(how).toBe('loosely');
    expect(why).toMatch(/compared loosely.*Chromium 156.*Chromium 157.*update all screenshots/i);
  });

  it.each([
    ['system', 'Chromium 156 on darwin arm64 with DejaVu Sans, DejaVu Sans Mono, Noto Color Emoji'],
    ['font', 'Chromium 156 on linux x64 with Arial, DejaVu Sans Mono, Noto Color Emoji'],
    ['browser', 'Google Chrome 156 on linux x64 with DejaVu Sans, DejaVu Sans Mono, Noto Color Emoji'],
  ])('is off for another %s, with a note', (_, here) => {
    expect(howToCompare(here, committed)).toMatchObject({
      how: 'off',
      why: expect.stringContaining('NOT compared'),
    });
  });
});
