import { describe, expect, it } from 'vitest';

import { wirePost } from '../testing/posts';
import { postView, withCounts } from './postView';

describe('postView', () => {
  it("keeps our server's counts and the user's vote", () => {
    const view = postView({ ...wirePost, upVotes: 103, downVotes: 4, boost: 100, myVote: 'downVote' });

    expect(view).toMatchObject({ upVotes: 103, downVotes: 4, boost: 100, score: 99, myVote: 'downVote' });
  });

  it('normalises plain URLs and typed media', () => {
    const mediaUrls = ['/media/1.png', { url: '/media/2', type: 'video/mp4' }];

    expect(postView({ ...wirePost, mediaUrls }).mediaUrls).toEqual([
      { url: '/media/1.png' },
      { url: '/media/2', type: 'video/mp4' },
    ]);
  });

  it('defaults missing counts to 0', () => {
    expect(postView(wirePost)).toMatchObject({
      upVotes: 0,
      downVotes: 0,
      boost: 0,
      score: 0,
      myVote: null,
    });
  });
});

describe('withCounts', () => {
  const counts = { _id: 'p1', upVotes: 5, downVotes: 7, boost: 1, noOfComments: 3, pinned: true };

  it("applies the counts and keeps the user's vote if they lack it", () => {
    const view = { ...postView(wirePost), myVote: 'upVote' as const };

    expect(withCounts(view, counts)).toMatchObject({
      score: -2,
      noOfComments: 3,
      pinned: true,
      myVote: 'upVote',
    });
    expect(withCounts(view, { ...counts, myVote: null }).myVote).toBeNull();
    const held = withCounts(view, { ...counts, myVote: 'upVote', voteHeldBack: true });
    expect(held.voteHeldBack).toBe(true);
    expect(withCounts(held, counts).voteHeldBack).toBe(true);
    expect(withCounts(held, { ...counts, myVote: 'upVote' })).not.toHaveProperty('voteHeldBack');
  });
});
