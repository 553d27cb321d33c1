import { dataOf } from '@alphazone/client';
import { describe, expect, it } from 'vitest';

import { aPost } from '../testing/posts';
import {
  bob,
  cachedList,
  cachedPost,
  cachePosts,
  failure,
  flushPromises,
  testForum,
} from '../testing/testForum';
import { feedQuery, postQuery } from '../posts/feeds/postQueries';
import { userQuery } from '../users/userQueries';
import { InfiniteQueryObserver, QueryObserver, type QueryKey } from '@tanstack/react-query';

import { postKeys } from '../posts/postCache';
import { userKeys } from '../users/userKeys';

describe('followSession', () => {
  it("drops inactive queries and the previous user's votes", () => {
    const { forum, session } = testForum(() => new Promise(() => undefined));
    cachePosts(forum, [aPost({ myVote: 'upVote' })]);
    const list = { ...feedQuery(forum, { sort: 'hot' }), staleTime: Infinity };
    const stop = new InfiniteQueryObserver(forum.cache, list).subscribe(() => undefined);
    session.end();

    expect(cachedList(forum)).toMatchObject([{ _id: 'p1', myVote: null }]);
    expect(cachedPost(forum, 'p1')).toBeUndefined();
    stop();
  });

  it('removes an inactive public query, but keeps the data of one that is shown', () => {
    const { forum, session } = testForum(() => new Promise(() => undefined));
    const meta = { isPublic: true };
    const observe = (queryKey: QueryKey) =>
      new QueryObserver(forum.cache, { queryKey, meta, staleTime: Infinity }).subscribe(() => undefined);
    forum.cache.setQueryData(['rules'], 'Be kind.');
    forum.cache.setQueryData(['menu'], 'Tea.');
    const stop = observe(['rules']);
    observe(['menu'])();
    session.start({ ...bob, result: { ...bob.result, _id: 'eve' } });

    expect(forum.cache.getQueryData(['rules'])).toBe('Be kind.');
    expect(forum.cache.getQueryCache().find({ queryKey: ['menu'] })).toBeUndefined();
    stop();
  });

  it('keeps the post that a guest reads while they log in', () => {
    const { forum, session } = testForum(() => new Promise(() => undefined));
    session.end();
    cachePosts(forum, [aPost()]);
    const detail = { ...postQuery(forum, 'p1'), staleTime: Infinity };
    const stop = new QueryObserver(forum.cache, detail).subscribe(() => undefined);
    session.start(bob);

    expect(cachedPost(forum, 'p1')).toBeDefined();
    stop();
  });

  it("hides a user's held comment and own profile from the next user, even offline", async () => {
    const { forum, session } = testForum(() => Promise.reject(new TypeError('offline')));
    const held = {
      _id: 'c1',
      userId: 'bob',
      userCommented: 'Bob',
      commentBody: 'Held.',
      hidden: 'held',
    } as const;
    cachePosts(forum, [aPost({ comment: [{ ...held, commentedOn: '2026-11-02T09:00:00.000Z' }] })]);
    const profile = userKeys.detail('bob');
    forum.cache.setQueryData(profile, { _id: 'bob', name: 'Bob', referralCode: 'bobs-code' });
    const observe = (queryKey: QueryKey) =>
      new QueryObserver(forum.cache, { queryKey, staleTime: Infinity }).subscribe(() => undefined);
    const stops = [observe(postKeys.detail('p1')), observe(profile)];
    session.end();
    await flushPromises();

    expect(cachedPost(forum, 'p1')).toBeUndefined();
    expect(forum.cache.getQueryData(profile)).toBeUndefined();
    for (const stop of stops) stop();
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
