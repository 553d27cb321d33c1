import { describe, expect, it } from 'vitest';

import { testForum } from '../testing/testForum';
import { aUser } from '../testing/users';
import { cacheUser, propagateUser, type UserPages } from './userCache';
import { userKeys } from './userKeys';

const failRequest = () => {
  throw new Error('Nothing is asked.');
};

function setUp(nextCursor?: string) {
  const test = testForum(failRequest);
  const users = [aUser(), aUser({ _id: 'ada', name: 'Ada' })];
  test.forum.cache.setQueryData<UserPages>(userKeys.list(), {
    pages: [{ items: users, nextCursor, total: 2 }],
    pageParams: [undefined],
  });
  const names = () =>
    test.forum.cache
      .getQueryData<UserPages>(userKeys.list())
      ?.pages.flatMap(({ items }) => items.map(({ name }) => name));
  return { ...test, names };
}

describe('user cache', () => {
  // @spec 4.19
  it('updates the session, including the picture, when the ids match', () => {
    const { forum, session } = setUp();

    propagateUser(forum, aUser({ name: 'Bob B.', profilePicture: '/media/b.webp' }));
    expect(session.current()?.result).toEqual({
      _id: 'bob',
      name: 'Bob B.',
      profilePicture: '/media/b.webp',
    });
    propagateUser(forum, aUser({ name: 'Bob B.' }));
    expect(session.current()?.result).toEqual({ _id: 'bob', name: 'Bob B.' });
  });

  // @spec 4.19
  it('ignores another user for the session', () => {
    const { forum, session } = setUp();

    propagateUser(forum, aUser({ _id: 'ada', name: 'Ada L.' }));
    expect(session.current()?.result.name).toBe('Bob');
  });

  // @spec 4.19
  it('updates or appends the user in the users list', () => {
    const { forum, names } = setUp();

    propagateUser(forum, aUser({ _id: 'ada', name: 'Ada L.' }));
    expect(names()).toEqual(['Bob', 'Ada L.']);
    propagateUser(forum, aUser({ _id: 'eve', name: 'Eve' }));
    expect(names()).toEqual(['Bob', 'Ada L.', 'Eve']);
    expect(forum.cache.getQueryData<UserPages>(userKeys.list())?.pages[0]?.total).toBe(3);
  });

  it('does not append to an incomplete list', () => {
    const { forum, names } = setUp('2');

    propagateUser(forum, aUser({ _id: 'eve', name: 'Eve' }));
    expect(names()).toEqual(['Bob', 'Ada']);
  });

  it('cancels pending queries and sets the profile', async () => {
    const { forum } = setUp();

    await cacheUser(forum, aUser({ xp: 30 }));
    expect(forum.cache.getQueryData(userKeys.detail('bob'))).toEqual(aUser({ xp: 30 }));
  });
});
