import { describe, expect, it } from 'vitest';

import { aPost } from '../testing/posts';
import { bob, cachedPost, cachePosts, flushPromises, testApi } from '../testing/testApi';
import { followSession } from './followSession';
import { postQuery } from './posts/postQueries';
import { userQuery } from './users/userQueries';
import { QueryObserver } from '@tanstack/react-query';

describe('followSession', () => {
  it("drops inactive queries and the previous user's votes", () => {
    const { api, session } = testApi(() => new Promise(() => undefined));
    followSession(api, session);
    cachePosts(api, [aPost({ myVote: 'upVote' }), aPost({ _id: 'p2', myVote: 'upVote' })]);
    const stop = new QueryObserver(api.cache, { ...postQuery(api, 'p1'), staleTime: Infinity }).subscribe(
      () => undefined,
    );
    session.end();

    expect(cachedPost(api, 'p1')?.myVote).toBeNull();
    expect(cachedPost(api, 'p2')).toBeUndefined();
    stop();
  });

  it("cancels the previous user's pending queries", async () => {
    const { api, session, calls } = testApi(() => new Promise(() => undefined));
    followSession(api, session);
    const stop = new QueryObserver(api.cache, userQuery(api, 'bob')).subscribe(() => undefined);
    await flushPromises();
    session.end();
    await flushPromises();

    expect(calls.map(({ url }) => url)).toEqual(['/api/users/bob', '/api/users/bob']);
    stop();
  });

  // @spec 4.19
  it('refetches active queries', async () => {
    const { api, session, calls } = testApi(() => Response.json([]));
    followSession(api, session);
    cachePosts(api, [aPost()]);
    const stop = new QueryObserver(api.cache, { ...postQuery(api, 'p1'), staleTime: Infinity }).subscribe(
      () => undefined,
    );
    expect(calls).toEqual([]);
    session.start({ ...bob, token: 'new' });
    await flushPromises();

    expect(calls.map(({ url }) => url)).toEqual(['/posts/get?id=p1&commentsLimit=50']);
    stop();
  });
});
