import { expect, it } from 'vitest';

import { formatBytes } from './formatBytes';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1_240_000, '1.2 MB'],
  [48_900_000, '49 MB'],
])('formats %i bytes as %j', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
