import { describe, expect, it } from 'vitest';

import { trimQuery } from './text-match';

describe('trimQuery', () => {
  it.each([
    ['  gm  ', 'gm'],
    ['to the  moon', 'to the  moon'],
    ['\u200b\u2060\ufeff', ''],
    ['\u202egm\u00a0', 'gm'],
    ['\t\n', ''],
    ['🚀', '🚀'],
    ['%_\\', '%_\\'],
  ])('trims whitespace and invisible characters: %j', (text, expected) => {
    expect(trimQuery(text)).toBe(expected);
  });
});
