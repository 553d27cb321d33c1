import { describe, expect, it } from 'vitest';

import { tryMutate } from '../api/mutation';
import { castVote } from '../api/posts/postMutations';
import { aPost } from '../testing/posts';
import { cachedList, cachedPost, cachePosts, heldAnswers, settled, testApi } from '../testing/testApi';
import { applyPostChange } from './followPosts';

const change = { _id: 'p1', upVotes: 9, downVotes: 2, boost: 0, noOfComments: 0, pinned: false };

function setUp() {
  const answers = heldAnswers();
  const test = testApi(answers.hold);
  cachePosts(test.api, [aPost({ myVote: 'upVote', upVotes: 1, score: 1 }), aPost({ _id: 'p2', score: 5 })]);
  return { ...test, answers };
}

describe('a post that others changed', () => {
  it('shows its new counts at its old place, and keeps the own vote', () => {
    const { api } = setUp();
    applyPostChange(api, change);

    expect(cachedList(api).map(({ _id, score }) => [_id, score])).toEqual([
      ['p1', 7],
      ['p2', 5],
    ]);
    expect(cachedPost(api, 'p1')).toMatchObject({ upVotes: 9, score: 7, myVote: 'upVote' });
  });

  it('does not undo an own vote that is on its way', async () => {
    const { api } = setUp();
    void tryMutate(api, castVote(api, aPost(), 'bob'), 'downVote');
    await settled();
    applyPostChange(api, change);

    expect(cachedPost(api, 'p1')).toMatchObject({ upVotes: 0, downVotes: 1, myVote: 'downVote' });
  });

  it('loads new comments of a post, and only then', () => {
    const { api } = setUp();
    const isInvalidated = () => api.cache.getQueryState(['posts', 'detail', 'p1'])?.isInvalidated;
    applyPostChange(api, change);
    expect(isInvalidated()).toBe(false);
    applyPostChange(api, { ...change, noOfComments: 1 });
    expect(isInvalidated()).toBe(true);
  });

  it('leaves the lists when it is deleted, while whoever reads it may finish', () => {
    const { api } = setUp();
    applyPostChange(api, { _id: 'p1', deleted: true });

    expect(cachedList(api).map(({ _id }) => _id)).toEqual(['p2']);
    expect(cachedPost(api, 'p1')).toBeDefined();
  });
});
