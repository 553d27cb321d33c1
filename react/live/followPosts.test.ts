import { QueryObserver, type QueryKey } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';

import { attempt } from '../forum/mutations/mutation';
import { keepOutbox } from '../outbox/keepOutbox';
import { memoryOutbox } from '../outbox/outboxStorage';
import { postKeys } from '../posts/postCache';
import { castVote } from '../posts/voting/castVote';
import { feedQuery, postQuery } from '../posts/feeds/postQueries';
import { aPost, wirePost } from '../testing/posts';
import {
  cachedList,
  cachedPost,
  cachePosts,
  heldResponses,
  flushPromises,
  testForum,
} from '../testing/testForum';
import { applyContentChange, applyPostChange } from './followPosts';

const change = { _id: 'p1', upVotes: 9, downVotes: 2, boost: 0, noOfComments: 0, pinned: false };

function setUp() {
  const responses = heldResponses();
  const test = testForum(responses.hold);
  cachePosts(test.forum, [aPost({ myVote: 'upVote', upVotes: 1, score: 1 }), aPost({ _id: 'p2', score: 5 })]);
  return { ...test, responses };
}

describe('followPosts', () => {
  it("updates counts in place and keeps the user's vote", () => {
    const { forum } = setUp();
    applyPostChange(forum, change);

    expect(cachedList(forum).map(({ _id, score }) => [_id, score])).toEqual([
      ['p1', 7],
      ['p2', 5],
    ]);
    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 9, score: 7, myVote: 'upVote' });
  });

  it('does not refresh the age of data, so that it is still refetched', () => {
    const { forum } = setUp();
    const [list, post] = [postKeys.list({ sort: 'hot' }), postKeys.detail('p1')];
    const ageOf = (key: QueryKey) => forum.cache.getQueryState(key)?.dataUpdatedAt;
    for (const key of [list, post])
      forum.cache.setQueryData(key, forum.cache.getQueryData(key), { updatedAt: 1000 });

    applyPostChange(forum, change);
    applyPostChange(forum, { ...change, _id: 'not cached' });

    expect([list, post].map(ageOf)).toEqual([1000, 1000]);
  });

  it('outlives a response that was requested before it', async () => {
    const { forum, responses } = setUp();
    const [list, post] = [feedQuery(forum, { sort: 'hot' }), postQuery(forum, 'p1')];
    const older = () => Response.json([wirePost, { ...wirePost, _id: 'p2' }]);
    const pending = [forum.cache.fetchInfiniteQuery(list), forum.cache.fetchQuery(post)];
    await flushPromises();
    applyPostChange(forum, change);
    applyPostChange(forum, { _id: 'p2', deleted: true });
    await responses.release(older());
    await responses.release(older());
    await Promise.all(pending);

    expect(cachedList(forum)).toMatchObject([{ _id: 'p1', score: 7 }]);
    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 9, score: 7 });
  });

  it('is not applied to a response that was requested after it', async () => {
    const { forum, responses } = setUp();
    applyPostChange(forum, change);
    const pending = forum.cache.fetchQuery(postQuery(forum, 'p1'));
    await flushPromises();
    await responses.release(Response.json([{ ...wirePost, upVotes: 10 }]));
    await pending;

    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 10 });
  });

  it('does not undo a pending vote', async () => {
    const { forum } = setUp();
    void attempt(forum, castVote(forum, aPost(), 'bob'), 'downVote');
    await flushPromises();
    applyPostChange(forum, change);

    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 0, downVotes: 1, myVote: 'downVote' });
  });

  it('keeps a vote in the outbox that the push lacks', async () => {
    const { forum } = testForum(() => Promise.reject(new TypeError('Failed to fetch')), {
      outbox: keepOutbox(memoryOutbox()),
    });
    onTestFinished(forum.outbox.start());
    const post = aPost({ upVotes: 9, downVotes: 2, score: 7 });
    cachePosts(forum, [post]);
    await attempt(forum, castVote(forum, post, 'bob'), 'upVote');

    applyPostChange(forum, { ...change, noOfComments: 3 });

    expect(cachedPost(forum, 'p1')).toMatchObject({
      upVotes: 10,
      score: 8,
      myVote: 'upVote',
      noOfComments: 3,
    });
  });

  it('refetches the post of a removed comment', () => {
    const { forum } = setUp();
    applyContentChange(forum, { kind: 'comment', _id: 'c1', postId: 'p1', isHidden: true });
    expect(forum.cache.getQueryState(['posts', 'detail', 'p1'])?.isInvalidated).toBe(true);
  });

  it('follows locking and unlocking of comments', () => {
    const { forum } = setUp();
    applyPostChange(forum, { ...change, commentsLocked: true });
    expect(cachedPost(forum, 'p1')).toMatchObject({ commentsLocked: true });
    applyPostChange(forum, change);
    expect(cachedPost(forum, 'p1')).not.toHaveProperty('commentsLocked');
  });

  it('refetches the detail only for new comments', () => {
    const { forum } = setUp();
    const isInvalidated = () => forum.cache.getQueryState(['posts', 'detail', 'p1'])?.isInvalidated;
    applyPostChange(forum, change);
    expect(isInvalidated()).toBe(false);
    applyPostChange(forum, { ...change, noOfComments: 1 });
    expect(isInvalidated()).toBe(true);
  });

  it('does not restart a running refetch for each new comment', async () => {
    const { forum, responses } = setUp();
    const observer = new QueryObserver(forum.cache, postQuery(forum, 'p1'));
    onTestFinished(observer.subscribe(() => undefined));
    void observer.refetch();
    await flushPromises();
    const before = responses.count();

    applyPostChange(forum, { ...change, noOfComments: 1 });
    applyPostChange(forum, { ...change, noOfComments: 2 });
    await flushPromises();
    expect(responses.count()).toBe(before);
  });

  it('keeps stale lists stale, with and without the post', async () => {
    const { forum } = setUp();
    const isStale = () => forum.cache.getQueryState(postKeys.list({ sort: 'hot' }))?.isInvalidated;
    await forum.cache.invalidateQueries({ queryKey: postKeys.lists });
    for (const _id of ['p1', 'unknown']) {
      applyPostChange(forum, { ...change, _id });
      expect(isStale()).toBe(true);
    }
    applyPostChange(forum, { _id: 'p1', deleted: true });
    expect(isStale()).toBe(true);
  });

  it('removes a deleted post from lists, but keeps its detail on screen', () => {
    const { forum } = setUp();
    applyPostChange(forum, { _id: 'p1', deleted: true });

    expect(cachedList(forum).map(({ _id }) => _id)).toEqual(['p2']);
    expect(cachedPost(forum, 'p1')).toBeDefined();
  });
});
