import { describe, expect, it } from 'vitest';

import { levelOf } from './request-log';

describe('a request', () => {
  it.each([
    [0, 'info'],
    [999, 'info'],
    [1_000, 'warn'],
    [60_000, 'warn'],
  ])('that took %i ms is logged at %s', (milliseconds, level) => {
    expect(levelOf(milliseconds)).toBe(level);
  });
});
