import { dataOf } from '@alphazone/client';
import { describe, expect, it } from 'vitest';

import { aPost } from '../testing/posts';
import { bob, cachedPost, cachePosts, failure, flushPromises, testForum } from '../testing/testForum';
import { postQuery } from '../posts/postQueries';
import { userQuery } from '../users/userQueries';
import { QueryObserver } from '@tanstack/react-query';

describe('followSession', () => {
  it("drops inactive queries and the previous user's votes", () => {
    const { forum, session } = testForum(() => new Promise(() => undefined));
    cachePosts(forum, [aPost({ myVote: 'upVote' }), aPost({ _id: 'p2', myVote: 'upVote' })]);
    const stop = new QueryObserver(forum.cache, { ...postQuery(forum, 'p1'), staleTime: Infinity }).subscribe(
      () => undefined,
    );
    session.end();

    expect(cachedPost(forum, 'p1')?.myVote).toBeNull();
    expect(cachedPost(forum, 'p2')).toBeUndefined();
    stop();
  });

  it("forgets the previous user's private data, even if the refetch is refused", async () => {
    const { forum, session } = testForum(() => failure(401));
    const key = ['moderation', 'member', 'eve'];
    const shown = new QueryObserver(forum.cache, {
      queryKey: key,
      queryFn: () => dataOf(forum.client.GET('/api/moderation/roles')),
      staleTime: Infinity,
    });
    forum.cache.setQueryData(key, 'Warned twice.');
    const stop = shown.subscribe(() => undefined);
    session.start({ ...bob, token: 'renewed' });
    expect(shown.getCurrentResult().data).toBe('Warned twice.');
    session.end();
    await flushPromises();

    expect(shown.getCurrentResult()).toMatchObject({ data: undefined, status: 'error' });
    stop();
  });

  it('forgets private data after a rejected session', async () => {
    const { forum, session } = testForum(() => failure(401));
    const key = ['moderation', 'queue'];
    const shown = new QueryObserver(forum.cache, {
      queryKey: key,
      queryFn: () => dataOf(forum.client.GET('/api/moderation/cases')),
      staleTime: Infinity,
    });
    forum.cache.setQueryData(key, []);
    const stop = shown.subscribe(() => undefined);
    session.refuse(bob.token);
    await flushPromises();

    expect(session.ownerId()).toBe('bob');
    expect(shown.getCurrentResult()).toMatchObject({ data: undefined, status: 'error' });
    stop();
  });

  it('says that the account has been deleted elsewhere', async () => {
    const { forum, session, alerts } = testForum(() =>
      Response.json({ message: 'This account has been deleted.', code: 'account_deleted' }, { status: 401 }),
    );
    await forum.client.GET('/notifications/unread-count').catch(() => undefined);

    expect([session.current(), session.ownerId(), alerts]).toEqual([
      undefined,
      undefined,
      ['Your account has been deleted.'],
    ]);
  });

  it("cancels the previous user's pending queries", async () => {
    const { forum, session, calls } = testForum(() => new Promise(() => undefined));
    const stop = new QueryObserver(forum.cache, userQuery(forum, 'bob')).subscribe(() => undefined);
    await flushPromises();
    session.end();
    await flushPromises();

    expect(calls.map(({ url }) => url)).toEqual(['/api/users/bob', '/api/users/bob']);
    stop();
  });

  // @spec 4.19
  it('refetches active queries', async () => {
    const { forum, session, calls } = testForum(() => Response.json([]));
    cachePosts(forum, [aPost()]);
    const stop = new QueryObserver(forum.cache, { ...postQuery(forum, 'p1'), staleTime: Infinity }).subscribe(
      () => undefined,
    );
    expect(calls).toEqual([]);
    session.start({ ...bob, token: 'new' });
    await flushPromises();

    const reads = calls.filter(({ method }) => method === 'GET');
    expect(reads.map(({ url }) => url)).toEqual(['/posts/get?id=p1&commentsLimit=50']);
    stop();
  });
});
