import { describe, expect, it } from 'vitest';

import { nextVote, voteDelta, type VoteValue } from './votes-rules';

describe('nextVote', () => {
  it.each<[VoteValue | null, VoteValue, VoteValue | null, number, number]>([
    [null, 1, 1, 1, 0],
    [null, -1, -1, 0, 1],
    [1, 1, null, -1, 0],
    [-1, -1, null, 0, -1],
    [1, -1, -1, -1, 1],
    [-1, 1, 1, 1, -1],
  ])('from %s by %s comes %s, which counts %d up and %d down', (before, wanted, after, up, down) => {
    expect(nextVote(before, wanted)).toBe(after);
    expect(voteDelta(before, after)).toEqual({ up, down });
  });
});
