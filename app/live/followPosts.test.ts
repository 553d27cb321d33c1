import { describe, expect, it } from 'vitest';

import { tryMutate } from '../api/mutation';
import { postKeys } from '../api/posts/postCache';
import { castVote } from '../api/posts/postMutations';
import { aPost } from '../testing/posts';
import {
  cachedList,
  cachedPost,
  cachePosts,
  heldResponses,
  flushPromises,
  testApi,
} from '../testing/testApi';
import { applyPostChange } from './followPosts';

const change = { _id: 'p1', upVotes: 9, downVotes: 2, boost: 0, noOfComments: 0, pinned: false };

function setUp() {
  const responses = heldResponses();
  const test = testApi(responses.hold);
  cachePosts(test.api, [aPost({ myVote: 'upVote', upVotes: 1, score: 1 }), aPost({ _id: 'p2', score: 5 })]);
  return { ...test, responses };
}

describe('followPosts', () => {
  it("updates counts in place and keeps the user's vote", () => {
    const { api } = setUp();
    applyPostChange(api, change);

    expect(cachedList(api).map(({ _id, score }) => [_id, score])).toEqual([
      ['p1', 7],
      ['p2', 5],
    ]);
    expect(cachedPost(api, 'p1')).toMatchObject({ upVotes: 9, score: 7, myVote: 'upVote' });
  });

  it('does not undo a pending vote', async () => {
    const { api } = setUp();
    void tryMutate(api, castVote(api, aPost(), 'bob'), 'downVote');
    await flushPromises();
    applyPostChange(api, change);

    expect(cachedPost(api, 'p1')).toMatchObject({ upVotes: 0, downVotes: 1, myVote: 'downVote' });
  });

  it('refetches the detail only for new comments', () => {
    const { api } = setUp();
    const isInvalidated = () => api.cache.getQueryState(['posts', 'detail', 'p1'])?.isInvalidated;
    applyPostChange(api, change);
    expect(isInvalidated()).toBe(false);
    applyPostChange(api, { ...change, noOfComments: 1 });
    expect(isInvalidated()).toBe(true);
  });

  it('keeps stale lists stale, with and without the post', async () => {
    const { api } = setUp();
    const isStale = () => api.cache.getQueryState(postKeys.list({ sort: 'hot' }))?.isInvalidated;
    await api.cache.invalidateQueries({ queryKey: postKeys.lists });
    for (const _id of ['p1', 'unknown']) {
      applyPostChange(api, { ...change, _id });
      expect(isStale()).toBe(true);
    }
    applyPostChange(api, { _id: 'p1', deleted: true });
    expect(isStale()).toBe(true);
  });

  it('removes a deleted post from lists, but keeps its detail on screen', () => {
    const { api } = setUp();
    applyPostChange(api, { _id: 'p1', deleted: true });

    expect(cachedList(api).map(({ _id }) => _id)).toEqual(['p2']);
    expect(cachedPost(api, 'p1')).toBeDefined();
  });
});
