import type { Vote } from '@alphazone/client';
import { describe, expect, it } from 'vitest';

import { nextVote, voteDelta } from './votes-rules';

describe('nextVote', () => {
  it.each<[Vote | null, Vote, Vote | null, number, number]>([
    [null, 'upVote', 'upVote', 1, 0],
    [null, 'downVote', 'downVote', 0, 1],
    ['upVote', 'upVote', null, -1, 0],
    ['downVote', 'downVote', null, 0, -1],
    ['upVote', 'downVote', 'downVote', -1, 1],
    ['downVote', 'upVote', 'upVote', 1, -1],
  ])('%s followed by %s gives %s: %d up, %d down', (before, wanted, after, up, down) => {
    expect(nextVote(before, wanted)).toBe(after);
    expect(voteDelta(before, after)).toEqual({ up, down });
  });
});
