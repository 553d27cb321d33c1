import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { aPost } from '../../testing/posts';
import {
  bob,
  cachedList,
  cachedPost,
  cachePosts,
  failure,
  heldAnswers,
  settled,
  testApi,
} from '../../testing/testApi';
import { leaderboardKey } from '../leaderboard/leaderboardQuery';
import { tryMutate } from '../mutation';
import { tagKey } from '../tags/tagQueries';
import { userKeys } from '../users/userKeys';
import { postKeys } from './postCache';
import { boostPost, castVote, togglePin } from './postMutations';
import type { PostView } from './postView';

const post = aPost({ upVotes: 3, downVotes: 1, score: 2 });

describe('voting', () => {
  function setUp() {
    const answers = heldAnswers();
    const test = testApi(answers.hold);
    cachePosts(test.api, [post, aPost({ _id: 'p2' })]);
    return {
      ...test,
      answers,
      vote: (value: 'upVote' | 'downVote') => tryMutate(test.api, castVote(test.api, post, 'bob'), value),
    };
  }
  const counts = (upVotes: number, downVotes: number, myVote: string | null) =>
    Response.json({ _id: 'p1', upVotes, downVotes, boost: 0, noOfComments: 0, pinned: false, myVote });

  it('sends value and userId, and shows the vote in lists and on the page before the answer', async () => {
    const { api, calls, vote } = setUp();
    void vote('upVote');
    await settled();

    expect(calls).toEqual([
      { method: 'PATCH', url: '/posts/vote/p1', body: { value: 'upVote', userId: bob.result._id } },
    ]);
    expect(cachedPost(api, 'p1')).toMatchObject({ upVotes: 4, score: 3, myVote: 'upVote' });
    expect(cachedList(api).map(({ score }) => score)).toEqual([3, 0]);
  });

  it('takes the counts of the answer, which know of other votes', async () => {
    const { api, answers, vote } = setUp();
    const done = vote('upVote');
    await settled();
    await answers.release(counts(10, 2, 'upVote'));

    await expect(done).resolves.toBe(true);
    expect(cachedPost(api, 'p1')).toMatchObject({ upVotes: 10, downVotes: 2, score: 8, myVote: 'upVote' });
  });

  it('keeps its own count when a plain server answers with anything', async () => {
    const { api, answers, vote } = setUp();
    const done = vote('downVote');
    await settled();
    await answers.release(new Response('Voted successfully'));

    await expect(done).resolves.toBe(true);
    expect(cachedPost(api, 'p1')).toMatchObject({ upVotes: 3, downVotes: 2, score: 1, myVote: 'downVote' });
  });

  // @spec 8.11
  it('takes a refused vote back and says why', async () => {
    const { api, answers, alerts, vote } = setUp();
    const done = vote('upVote');
    await settled();
    await answers.release(failure(403, 'This post is locked.'));

    await expect(done).resolves.toBe(false);
    expect(cachedPost(api, 'p1')).toMatchObject({ upVotes: 3, score: 2, myVote: null });
    expect(alerts).toEqual(['Failed to vote: This post is locked.']);
  });

  it('says "Unknown error" when the server gives no reason', async () => {
    const { answers, alerts, vote } = setUp();
    void vote('upVote');
    await settled();
    await answers.release(failure(500));

    expect(alerts).toEqual(['Failed to vote: Unknown error']);
  });

  it('sends quick votes on one post one after another and shows where they lead', async () => {
    const { api, answers, calls, vote } = setUp();
    void vote('upVote');
    void vote('downVote');
    await settled();

    expect(calls).toHaveLength(1);
    expect(cachedPost(api, 'p1')).toMatchObject({ upVotes: 3, downVotes: 2, myVote: 'downVote' });

    await answers.release(counts(4, 1, 'upVote'));
    expect(calls).toHaveLength(2);
    expect(cachedPost(api, 'p1')).toMatchObject({ upVotes: 3, downVotes: 2, myVote: 'downVote' });
  });

  it('takes back only the refused one of two quick votes', async () => {
    const { api, answers, vote } = setUp();
    void vote('upVote');
    void vote('downVote');
    await settled();
    await answers.release(failure(500));
    await answers.release(counts(3, 2, 'downVote'));

    expect(cachedPost(api, 'p1')).toMatchObject({ upVotes: 3, downVotes: 2, score: 1, myVote: 'downVote' });
  });

  // @spec 4.11, 4.19
  it('asks again for what is cached, once the last vote is answered', async () => {
    const { api, answers, vote } = setUp();
    const isStale = () =>
      api.cache
        .getQueryCache()
        .getAll()
        .every((query) => query.isStale());
    void vote('upVote');
    void vote('upVote');
    await settled();
    await answers.release(counts(4, 1, 'upVote'));
    expect(api.cache.getQueryState(['posts', 'detail', 'p1'])?.isInvalidated).toBe(false);
    await answers.release(counts(3, 1, null));
    expect(api.cache.getQueryState(['posts', 'detail', 'p1'])?.isInvalidated).toBe(true);
    expect(isStale()).toBe(true);
  });

  it('is done without waiting for what is asked for again', async () => {
    const { api, answers, vote } = setUp();
    const observer = new QueryObserver(api.cache, {
      queryKey: postKeys.detail('p1'),
      queryFn: () => new Promise<PostView>(() => undefined),
      staleTime: Infinity,
    });
    const stop = observer.subscribe(() => undefined);
    const done = vote('upVote');
    await settled();
    await answers.release(counts(4, 1, 'upVote'));

    await expect(done).resolves.toBe(true);
    expect(observer.getCurrentResult().isFetching).toBe(true);
    stop();
  });

  it('asks again for members too, whose counts follow', async () => {
    const { api, answers, vote } = setUp();
    api.cache.setQueryData(userKeys.detail('bob'), {});
    void vote('upVote');
    await settled();
    await answers.release(counts(4, 1, 'upVote'));

    expect(api.cache.getQueryState(userKeys.detail('bob'))?.isInvalidated).toBe(true);
  });

  it.each([
    ['Top Alphas', leaderboardKey],
    ['the tags', tagKey],
  ])('asks again for %s too, which are counted from it', async (_, key) => {
    const { api, answers, vote } = setUp();
    api.cache.setQueryData(key, {});
    void vote('upVote');
    await settled();
    await answers.release(counts(4, 1, 'upVote'));

    expect(api.cache.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('leaves what was asked for meanwhile as the server has it when it is refused', async () => {
    const { api, answers, vote } = setUp();
    void vote('upVote');
    await settled();
    cachePosts(api, [{ ...post, upVotes: 9, score: 8 }]);
    await answers.release(failure(409));

    expect(cachedPost(api, 'p1')).toMatchObject({ upVotes: 9, score: 8, myVote: null });
  });

  it('is not told to, nor shown as that of, who logs in before it is answered', async () => {
    const { api, session, alerts, answers, vote } = setUp();
    void vote('upVote');
    void vote('upVote');
    void vote('upVote');
    await settled();
    session.end();
    session.start({ token: 'eves-token', result: { _id: 'eve', name: 'Eve' } });
    cachePosts(api, [post]);
    await answers.release(counts(4, 1, 'upVote'));

    expect(cachedPost(api, 'p1')).toMatchObject({ upVotes: 3, myVote: null });
    // Those that waited behind it are not sent with the other's token.
    expect(answers.count()).toBe(0);
    expect(alerts).toEqual([]);
  });

  it('logs out when the token is refused', async () => {
    const { session, answers, vote } = setUp();
    void vote('upVote');
    await settled();
    await answers.release(failure(401, 'Log in to continue.'));

    expect(session.current()).toBeUndefined();
  });

  it('that ends the session says so to whoever is still there', async () => {
    const { alerts, answers, vote } = setUp();
    void vote('upVote');
    await settled();
    await answers.release(failure(401, 'Log in to continue.'));

    expect(alerts).toEqual(['Failed to vote: Log in to continue.']);
  });
});

describe('pinning and boosting', () => {
  // @spec 8.14
  it('pins at once and unpins when it is refused', async () => {
    const answers = heldAnswers();
    const { api, alerts, calls } = testApi(answers.hold);
    cachePosts(api, [post]);
    void tryMutate(api, togglePin(api, 'p1'), undefined);
    await settled();
    expect(calls[0]).toEqual({ method: 'POST', url: '/posts/pin/p1', body: {} });
    expect(cachedList(api)[0]?.pinned).toBe(true);

    await answers.release(failure(403, 'Only the administrator can pin.'));
    expect(cachedList(api)[0]?.pinned).toBe(false);
    expect(alerts).toEqual(['Failed to toggle pin: Only the administrator can pin.']);
  });

  it('leaves what the server has said meanwhile when a pin is refused', async () => {
    const answers = heldAnswers();
    const { api } = testApi(answers.hold);
    cachePosts(api, [post]);
    void tryMutate(api, togglePin(api, 'p1'), undefined);
    await settled();
    cachePosts(api, [post]);
    await answers.release(failure(403));

    expect(cachedList(api)[0]?.pinned).toBe(false);
  });

  // @spec 8.15
  it('adds the amount to boost, up-votes and score, and takes it off when it is refused', async () => {
    const answers = heldAnswers();
    const { api, alerts, calls } = testApi(answers.hold);
    cachePosts(api, [post]);
    void tryMutate(api, boostPost(api, 'p1'), 100);
    await settled();
    expect(calls[0]).toEqual({ method: 'PATCH', url: '/posts/boost/p1', body: { amount: 100 } });
    expect(cachedPost(api, 'p1')).toMatchObject({ boost: 100, upVotes: 103, score: 102 });

    await answers.release(failure(409, 'A boost is at most 10,000.'));
    expect(cachedPost(api, 'p1')).toMatchObject({ boost: 0, upVotes: 3, score: 2 });
    expect(alerts).toEqual(['Failed to boost upvotes: A boost is at most 10,000.']);
  });

  it('leaves what was asked for meanwhile as the server has it when a boost is refused', async () => {
    const answers = heldAnswers();
    const { api } = testApi(answers.hold);
    cachePosts(api, [post]);
    void tryMutate(api, boostPost(api, 'p1'), 100);
    await settled();
    api.cache.setQueryData(postKeys.detail('p1'), { ...post, upVotes: 5, score: 4 });
    await answers.release(failure(409));

    expect(cachedPost(api, 'p1')).toMatchObject({ boost: 0, upVotes: 5, score: 4 });
    // The list was not, and shows what it did before.
    expect(cachedList(api)[0]).toMatchObject({ boost: 0, upVotes: 3, score: 2 });
  });
});
