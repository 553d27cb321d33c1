import type { User } from '@alphazone/client';
import type { InfiniteData } from '@tanstack/react-query';

import type { Api } from '../ApiContext';
import type { Page } from '../page';
import { userKeys } from './userKeys';

export type UserPages = InfiniteData<Page<User>>;

/**
 * Takes over what the server says of a user wherever it is known: in the users list, which it joins when that
 * is complete, and in the session when it is the current user. Spec section 4, Profile store updates.
 */
export function spreadUser(
  { cache, updateCurrentUser }: Pick<Api, 'cache' | 'updateCurrentUser'>,
  user: User,
): void {
  // An answer without a picture says that there is none.
  updateCurrentUser({ _id: user._id, name: user.name, profilePicture: user.profilePicture ?? '' });
  cache.setQueryData<UserPages>(userKeys.list, (list) => list && withUser(list, user));
}

/** Takes over the server's answer to a change of a profile: at once, and before anything that was asked for earlier. */
export async function keepUser(api: Pick<Api, 'cache' | 'updateCurrentUser'>, user: User): Promise<void> {
  await api.cache.cancelQueries({ queryKey: userKeys.detail(user._id) });
  api.cache.setQueryData<User | null>(userKeys.detail(user._id), user);
  spreadUser(api, user);
}

function withUser(list: UserPages, user: User): UserPages {
  const changed = (users: User[]) => users.map((other) => (other._id === user._id ? user : other));
  const isListed = list.pages.some(({ items }) => items.some(({ _id }) => _id === user._id));
  const pages = list.pages.map((page) => ({
    ...page,
    items: changed(page.items),
  }));
  const last = pages.at(-1);
  // A page that is still to come may bring the user by itself.
  if (isListed || !last || last.nextCursor !== undefined) return { ...list, pages };
  const total = last.total === undefined ? undefined : last.total + 1;
  return { ...list, pages: pages.with(-1, { ...last, items: [...last.items, user], total }) };
}
