import { describe, expect, it } from 'vitest';

import { wirePost } from '../testing/posts';
import { countedPosts, countVotes } from './countVotes';

describe('countVotes', () => {
  // @spec 3.3
  it("counts voters and boosts, and finds the user's vote", () => {
    const plain = { ...wirePost, upVote: ['bob', 'boost', 'boost', 'eve'], downVote: ['ada'] };

    expect(countVotes(plain, 'bob')).toMatchObject({
      upVotes: 4,
      downVotes: 1,
      boost: 2,
      myVote: 'upVote',
    });
    expect(countVotes(plain, 'ada').myVote).toBe('downVote');
    expect(countVotes(plain, 'zoe').myVote).toBeNull();
    expect(countVotes(plain, undefined).myVote).toBeNull();
  });

  it("keeps the server's counts and vote", () => {
    const counts = { upVotes: 7, downVotes: 2, boost: 1, myVote: null };
    expect(countVotes({ ...wirePost, ...counts, upVote: ['bob'] }, 'bob')).toMatchObject(counts);
  });
});

describe('countedPosts', () => {
  it('defaults to empty texts and lists and 0 votes, and counts the comments', () => {
    const comment = [{ _id: 'c', commentBody: 'gm' }];

    expect(countedPosts([{ _id: 'p', comment }, null, {}], 'bob')).toEqual([
      {
        _id: 'p',
        comment: [{ _id: 'c', commentBody: 'gm', userId: '', userCommented: '', commentedOn: '' }],
        postTitle: '',
        postBody: '',
        category: '',
        userId: '',
        userPosted: '',
        postedOn: '',
        postTags: [],
        mediaUrls: [],
        noOfComments: 1,
        pinned: false,
        upVotes: 0,
        downVotes: 0,
        boost: 0,
        myVote: null,
      },
    ]);
  });

  it('counts each entry of a list of votes', () => {
    const upVote = [{ _id: 'bob' }, { on: 1 }, 7, null];

    expect(countedPosts([{ _id: 'p', upVote, downVote: 'none' }], 'bob')).toMatchObject([
      { upVotes: 4, downVotes: 0, myVote: 'upVote' },
    ]);
  });
});
