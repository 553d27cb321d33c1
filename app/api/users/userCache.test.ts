import { describe, expect, it } from 'vitest';

import { testApi } from '../../testing/testApi';
import { aUser } from '../../testing/users';
import { keepUser, spreadUser, type UserPages } from './userCache';
import { userKeys } from './userKeys';

const noAnswer = () => {
  throw new Error('Nothing is asked.');
};

function setUp(nextCursor?: string) {
  const test = testApi(noAnswer);
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

describe('what the server says of a user', () => {
  // @spec 4.19
  it('replaces the reader in the session, picture and all, when the ids match', () => {
    const { api, session } = setUp();

    spreadUser(api, aUser({ name: 'Bob B.', profilePicture: '/media/b.webp' }));
    expect(session.current()?.result).toEqual({
      _id: 'bob',
      name: 'Bob B.',
      profilePicture: '/media/b.webp',
    });
    spreadUser(api, aUser({ name: 'Bob B.' }));
    expect(session.current()?.result).toEqual({ _id: 'bob', name: 'Bob B.' });
  });

  // @spec 4.19
  it('leaves the session alone when it is somebody else', () => {
    const { api, session } = setUp();

    spreadUser(api, aUser({ _id: 'ada', name: 'Ada L.' }));
    expect(session.current()?.result.name).toBe('Bob');
  });

  // @spec 4.19
  it('updates the user in the users list, or appends it', () => {
    const { api, names } = setUp();

    spreadUser(api, aUser({ _id: 'ada', name: 'Ada L.' }));
    expect(names()).toEqual(['Bob', 'Ada L.']);
    spreadUser(api, aUser({ _id: 'eve', name: 'Eve' }));
    expect(names()).toEqual(['Bob', 'Ada L.', 'Eve']);
    expect(api.cache.getQueryData<UserPages>(userKeys.list)?.pages[0]?.total).toBe(3);
  });

  it('does not append to a list whose next page may have the user', () => {
    const { api, names } = setUp('2');

    spreadUser(api, aUser({ _id: 'eve', name: 'Eve' }));
    expect(names()).toEqual(['Bob', 'Ada']);
  });

  it('is the profile from then on', async () => {
    const { api } = setUp();

    await keepUser(api, aUser({ xp: 30 }));
    expect(api.cache.getQueryData(userKeys.detail('bob'))).toEqual(aUser({ xp: 30 }));
  });
});
