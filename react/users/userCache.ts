import type { User } from '@alphazone/client';
import type { InfiniteData } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import type { Page } from '../forum/queries/page';
import { updateData } from '../forum/queries/updateData';
import { userKeys } from './userKeys';

export type UserPages = InfiniteData<Page<User>>;

/** Appends an unlisted user if the list is complete. */
export function propagateUser({ cache, session }: Pick<Forum, 'cache' | 'session'>, user: User): void {
  // A response without a picture means that the user has none.
  session.update({ _id: user._id, name: user.name, profilePicture: user.profilePicture ?? '' });
  updateData<UserPages>(cache, userKeys.list(), (list) => withUser(list, user));
}

/** Cancels pending queries, whose responses would be older. */
export async function cacheUser(forum: Pick<Forum, 'cache' | 'session'>, user: User): Promise<void> {
  await forum.cache.cancelQueries({ queryKey: userKeys.detail(user._id) });
  forum.cache.setQueryData<User | null>(userKeys.detail(user._id), user);
  propagateUser(forum, user);
}

function withUser(list: UserPages, user: User): UserPages {
  const isListed = list.pages.some(({ items }) => items.some(({ _id }) => _id === user._id));
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items.map((other) => (other._id === user._id ? user : other)),
  }));
  const last = pages.at(-1);
  // The user may be on an unloaded page.
  if (isListed || !last || last.nextCursor !== undefined) return { ...list, pages };
  const total = last.total === undefined ? undefined : last.total + 1;
  return { ...list, pages: pages.with(-1, { ...last, items: [...last.items, user], total }) };
}
