import { describe, expect, it } from 'vitest';

import { testApi } from '../../testing/testApi';
import { aUser } from '../../testing/users';
import { cacheUser, propagateUser, type UserPages } from './userCache';
import { userKeys } from './userKeys';

const failRequest = () => {
  throw new Error('Nothing is asked.');
};

function setUp(nextCursor?: string) {
  const test = testApi(failRequest);
  const users = [aUser(), aUser({ _id: 'ada', name: 'Ada' })];
  test.api.cache.setQueryData<UserPages>(userKeys.list, {
    pages: [{ items: users, nextCursor, total: 2 }],
    pageParams: [undefined],
  });
  const names = () =>
    test.api.cache
      .getQueryData<UserPages>(userKeys.list)
      ?.pages.flatMap(({ items }) => items.map(({ name }) => name));
  return { ...test, names };
}

describe('user cache', () => {
  // @spec 4.19
  it('updates the session, including the picture, when the ids match', () => {
    const { api, session } = setUp();

    propagateUser(api, aUser({ name: 'Bob B.', profilePicture: '/media/b.webp' }));
    expect(session.current()?.result).toEqual({
      _id: 'bob',
      name: 'Bob B.',
      profilePicture: '/media/b.webp',
    });
    propagateUser(api, aUser({ name: 'Bob B.' }));
    expect(session.current()?.result).toEqual({ _id: 'bob', name: 'Bob B.' });
  });

  // @spec 4.19
  it('ignores another user for the session', () => {
    const { api, session } = setUp();

    propagateUser(api, aUser({ _id: 'ada', name: 'Ada L.' }));
    expect(session.current()?.result.name).toBe('Bob');
  });

  // @spec 4.19
  it('updates or appends the user in the users list', () => {
    const { api, names } = setUp();

    propagateUser(api, aUser({ _id: 'ada', name: 'Ada L.' }));
    expect(names()).toEqual(['Bob', 'Ada L.']);
    propagateUser(api, aUser({ _id: 'eve', name: 'Eve' }));
    expect(names()).toEqual(['Bob', 'Ada L.', 'Eve']);
    expect(api.cache.getQueryData<UserPages>(userKeys.list)?.pages[0]?.total).toBe(3);
  });

  it('does not append to an incomplete list', () => {
    const { api, names } = setUp('2');

    propagateUser(api, aUser({ _id: 'eve', name: 'Eve' }));
    expect(names()).toEqual(['Bob', 'Ada']);
  });

  it('cancels pending queries and sets the profile', async () => {
    const { api } = setUp();

    await cacheUser(api, aUser({ xp: 30 }));
    expect(api.cache.getQueryData(userKeys.detail('bob'))).toEqual(aUser({ xp: 30 }));
  });
});
