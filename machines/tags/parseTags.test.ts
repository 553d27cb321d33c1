import { describe, expect, it } from 'vitest';

import { parseTags } from './parseTags';

describe('parseTags', () => {
  // @spec 5.9
  it('splits on whitespace, lowercases and drops repetitions', () => {
    expect(parseTags(' Bitcoin  halving\nBITCOIN ')).toEqual(['bitcoin', 'halving']);
  });

  it('returns no tags for blank text', () => {
    expect(parseTags(' \n ')).toEqual([]);
  });
});
