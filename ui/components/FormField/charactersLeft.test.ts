import { describe, expect, it } from 'vitest';

import { charactersLeft } from './charactersLeft';

describe('charactersLeft', () => {
  it.each([
    [89, undefined],
    [90, 10],
    [100, 0],
    [103, -3],
  ])('of %i characters with a limit of 100 is %s', (length, expected) => {
    expect(charactersLeft('x'.repeat(length), 100)).toBe(expected);
  });

  it('counts code points, not UTF-16 units', () => {
    expect(charactersLeft('🚀'.repeat(50), 100)).toBeUndefined();
    expect(charactersLeft('🚀'.repeat(95), 100)).toBe(5);
  });

  it('is undefined without a text or a limit', () => {
    expect(charactersLeft(undefined, 1)).toBeUndefined();
    expect(charactersLeft('text', undefined)).toBeUndefined();
  });
});
