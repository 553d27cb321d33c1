import { describe, expect, it } from 'vitest';

import { applyVote } from './vote';

describe('applyVote', () => {
  it.each([
    ['votes up', [5, 2, null], 'upVote', [6, 2, 'upVote']],
    ['votes down', [5, 2, null], 'downVote', [5, 3, 'downVote']],
    ['withdraws an up-vote', [5, 2, 'upVote'], 'upVote', [4, 2, null]],
    ['withdraws a down-vote', [5, 2, 'downVote'], 'downVote', [5, 1, null]],
    ['switches to down', [5, 2, 'upVote'], 'downVote', [4, 3, 'downVote']],
    ['switches to up', [5, 2, 'downVote'], 'upVote', [6, 1, 'upVote']],
    ['never counts below 0', [0, 0, 'upVote'], 'downVote', [0, 1, 'downVote']],
  ] as const)('%s', (_, [upVotes, downVotes, myVote], value, [up, down, mine]) => {
    expect(applyVote({ upVotes, downVotes, myVote }, value)).toEqual({
      upVotes: up,
      downVotes: down,
      myVote: mine,
    });
  });

  it('changes no count while the vote is held back', () => {
    const held = { upVotes: 5, downVotes: 2, myVote: 'upVote', isHeldBack: true } as const;
    expect(applyVote(held, 'downVote')).toEqual({ ...held, myVote: 'downVote' });
    expect(applyVote(held, 'upVote')).toEqual({ upVotes: 5, downVotes: 2, myVote: null });
  });

  it.each(['upVote', 'downVote'] as const)('restores the counts after %s twice', (value) => {
    const counts = { upVotes: 3, downVotes: 1, myVote: null };
    expect(applyVote(applyVote(counts, value), value)).toEqual(counts);
  });
});
