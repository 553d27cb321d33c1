import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { createComment } from '../../comments/commentMutations';
import { aPost } from '../../testing/posts';
import {
  bob,
  cachedList,
  cachedPost,
  cachePosts,
  failure,
  heldResponses,
  flushPromises,
  testForum,
} from '../../testing/testForum';
import { leaderboardKey } from '../../forum/queries/queryKeys';
import { attempt } from '../../forum/mutations/mutation';
import { tagKey } from '../../forum/queries/queryKeys';
import { userKeys } from '../../users/userKeys';
import { castVote } from './castVote';
import { postKeys } from '../postCache';
import type { PostView } from '../postView';

const post = aPost({ upVotes: 3, downVotes: 1, score: 2 });

describe('castVote', () => {
  function setUp() {
    const responses = heldResponses();
    const test = testForum(responses.hold);
    cachePosts(test.forum, [post, aPost({ _id: 'p2' })]);
    return {
      ...test,
      responses,
      vote: (value: 'upVote' | 'downVote') => attempt(test.forum, castVote(test.forum, post, 'bob'), value),
    };
  }
  const counts = (upVotes: number, downVotes: number, myVote: string | null) =>
    Response.json({ _id: 'p1', upVotes, downVotes, boost: 0, noOfComments: 0, pinned: false, myVote });

  it('sends value and userId, and updates lists and detail optimistically', async () => {
    const { forum, calls, vote } = setUp();
    void vote('upVote');
    await flushPromises();

    expect(calls).toEqual([
      { method: 'PATCH', url: '/posts/vote/p1', body: { value: 'upVote', userId: bob.result._id } },
    ]);
    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 4, score: 3, myVote: 'upVote' });
    expect(cachedList(forum).map(({ score }) => score)).toEqual([3, 0]);
  });

  it('keeps the counts while the vote is held back', async () => {
    const { forum, responses, vote } = setUp();
    void vote('upVote');
    await flushPromises();
    const held = { upVotes: 3, downVotes: 1, boost: 0, noOfComments: 0, pinned: false, voteHeldBack: true };
    await responses.release(Response.json({ _id: 'p1', ...held, myVote: 'upVote' }));
    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 3, myVote: 'upVote', voteHeldBack: true });

    void vote('upVote');
    await flushPromises();
    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 3, myVote: null });
    expect(cachedPost(forum, 'p1')).not.toHaveProperty('voteHeldBack');
  });

  it('applies the counts of the response', async () => {
    const { forum, responses, vote } = setUp();
    const pendingVote = vote('upVote');
    await flushPromises();
    await responses.release(counts(10, 2, 'upVote'));

    await expect(pendingVote).resolves.toMatchObject({ ok: true });
    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 10, downVotes: 2, score: 8, myVote: 'upVote' });
  });

  it('keeps a comment that the server has not counted yet', async () => {
    const { forum, responses, vote } = setUp();
    void vote('upVote');
    void attempt(forum, createComment(forum, 'p1', bob), 'Soon?');
    await flushPromises();
    await responses.release(counts(4, 1, 'upVote'));

    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 4, noOfComments: 1 });
  });

  it('keeps the list of comments itself, which a screen then need not render again', async () => {
    const { forum, responses, vote } = setUp();
    const before: PostView['comment'] = [];
    cachePosts(forum, [{ ...post, comment: before }]);
    void vote('upVote');
    await flushPromises();
    await responses.release(counts(4, 1, 'upVote'));

    expect(cachedPost(forum, 'p1')?.comment).toBe(before);
  });

  it('keeps the optimistic counts when a plain server sends none', async () => {
    const { forum, responses, vote } = setUp();
    const pendingVote = vote('downVote');
    await flushPromises();
    await responses.release(new Response('Voted successfully'));

    await expect(pendingVote).resolves.toMatchObject({ ok: true });
    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 3, downVotes: 2, score: 1, myVote: 'downVote' });
  });

  // @spec 8.11
  it('rolls the vote back when the server refuses it', async () => {
    const { forum, responses, alerts, vote } = setUp();
    const pendingVote = vote('upVote');
    await flushPromises();
    await responses.release(failure(403, 'This post is locked.'));

    await expect(pendingVote).resolves.toMatchObject({ ok: false });
    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 3, score: 2, myVote: null });
    expect(alerts).toEqual(['Failed to vote: This post is locked.']);
  });

  it('alerts "Unknown error" without a message from the server', async () => {
    const { responses, alerts, vote } = setUp();
    void vote('upVote');
    await flushPromises();
    await responses.release(failure(500));

    expect(alerts).toEqual(['Failed to vote: Unknown error']);
  });

  it('sends quick votes in order and shows their combined result', async () => {
    const { forum, responses, calls, vote } = setUp();
    void vote('upVote');
    void vote('downVote');
    await flushPromises();

    expect(calls).toHaveLength(1);
    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 3, downVotes: 2, myVote: 'downVote' });

    await responses.release(counts(4, 1, 'upVote'));
    expect(calls).toHaveLength(2);
    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 3, downVotes: 2, myVote: 'downVote' });
  });

  it('rolls back only the refused one of two quick votes', async () => {
    const { forum, responses, vote } = setUp();
    void vote('upVote');
    void vote('downVote');
    await flushPromises();
    await responses.release(failure(500));
    await responses.release(counts(3, 2, 'downVote'));

    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 3, downVotes: 2, score: 1, myVote: 'downVote' });
  });

  // @spec 4.11, 4.19
  it('invalidates queries once the last pending vote has settled', async () => {
    const { forum, responses, vote } = setUp();
    const isStale = () =>
      forum.cache
        .getQueryCache()
        .getAll()
        .every((query) => query.isStale());
    void vote('upVote');
    void vote('upVote');
    await flushPromises();
    await responses.release(counts(4, 1, 'upVote'));
    expect(forum.cache.getQueryState(['posts', 'detail', 'p1'])?.isInvalidated).toBe(false);
    await responses.release(counts(3, 1, null));
    expect(forum.cache.getQueryState(['posts', 'detail', 'p1'])?.isInvalidated).toBe(true);
    expect(isStale()).toBe(true);
  });

  it('resolves without waiting for refetches', async () => {
    const { forum, responses, vote } = setUp();
    const observer = new QueryObserver(forum.cache, {
      queryKey: postKeys.detail('p1'),
      queryFn: () => new Promise<PostView>(() => undefined),
      staleTime: Infinity,
    });
    const stop = observer.subscribe(() => undefined);
    const pendingVote = vote('upVote');
    await flushPromises();
    await responses.release(counts(4, 1, 'upVote'));

    await expect(pendingVote).resolves.toMatchObject({ ok: true });
    expect(observer.getCurrentResult().isFetching).toBe(true);
    stop();
  });

  it('invalidates users, whose counts change', async () => {
    const { forum, responses, vote } = setUp();
    forum.cache.setQueryData(userKeys.detail('bob'), {});
    void vote('upVote');
    await flushPromises();
    await responses.release(counts(4, 1, 'upVote'));

    expect(forum.cache.getQueryState(userKeys.detail('bob'))?.isInvalidated).toBe(true);
  });

  it.each([
    ['Top Alphas', leaderboardKey],
    ['the tags', tagKey],
  ])('invalidates %s', async (_, key) => {
    const { forum, responses, vote } = setUp();
    forum.cache.setQueryData(key, {});
    void vote('upVote');
    await flushPromises();
    await responses.release(counts(4, 1, 'upVote'));

    expect(forum.cache.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('does not roll back a refetched post', async () => {
    const { forum, responses, vote } = setUp();
    void vote('upVote');
    await flushPromises();
    cachePosts(forum, [{ ...post, upVotes: 9, score: 8 }]);
    await responses.release(failure(409));

    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 9, score: 8, myVote: null });
  });

  it('does not show or alert the vote to another user who logs in', async () => {
    const { forum, session, alerts, responses, vote } = setUp();
    void vote('upVote');
    void vote('upVote');
    void vote('upVote');
    await flushPromises();
    session.end();
    session.start({ token: 'eves-token', result: { _id: 'eve', name: 'Eve' } });
    cachePosts(forum, [post]);
    await responses.release(counts(4, 1, 'upVote'));

    expect(cachedPost(forum, 'p1')).toMatchObject({ upVotes: 3, myVote: null });
    expect(responses.count()).toBe(0);
    expect(alerts).toEqual([]);
  });

  it('logs out when the server rejects the token', async () => {
    const { session, responses, vote } = setUp();
    void vote('upVote');
    await flushPromises();
    await responses.release(failure(401, 'Log in to continue.'));

    expect(session.current()).toBeUndefined();
  });

  it('alerts the same user when the response ends the session', async () => {
    const { alerts, responses, vote } = setUp();
    void vote('upVote');
    await flushPromises();
    await responses.release(failure(401, 'Log in to continue.'));

    expect(alerts).toEqual(['Failed to vote: Log in to continue.']);
  });
});
