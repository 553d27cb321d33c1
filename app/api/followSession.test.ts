import { describe, expect, it } from 'vitest';

import { aPost } from '../testing/posts';
import { bob, cachedPost, cachePosts, settled, testApi } from '../testing/testApi';
import { followSession } from './followSession';
import { postQuery } from './posts/postQueries';
import { userQuery } from './users/userQueries';
import { QueryObserver } from '@tanstack/react-query';

describe('another reader', () => {
  it('sees nothing of the one before: what is not on screen is forgotten, own votes are taken off the rest', () => {
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

  it('is not given what the one before asked for, such as a profile with its code', async () => {
    const { api, session, calls } = testApi(() => new Promise(() => undefined));
    followSession(api, session);
    const stop = new QueryObserver(api.cache, userQuery(api, 'bob')).subscribe(() => undefined);
    await settled();
    session.end();
    await settled();

    expect(calls.map(({ url }) => url)).toEqual(['/api/users/bob', '/api/users/bob']);
    stop();
  });

  // @spec 4.19
  it('is asked for anew what is on screen', async () => {
    const { api, session, calls } = testApi(() => Response.json([]));
    followSession(api, session);
    cachePosts(api, [aPost()]);
    const stop = new QueryObserver(api.cache, { ...postQuery(api, 'p1'), staleTime: Infinity }).subscribe(
      () => undefined,
    );
    expect(calls).toEqual([]);
    session.start({ ...bob, token: 'new' });
    await settled();

    expect(calls.map(({ url }) => url)).toEqual(['/posts/get?id=p1']);
    stop();
  });
});
