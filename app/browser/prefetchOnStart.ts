import { feedQuery, usersQuery, type Forum } from '@alphazone/react';
import { onlineManager } from '@tanstack/react-query';

export function prefetchOnStart(forum: Forum): () => void {
  const { cache, session } = forum;
  const fetchUsers = () => void cache.prefetchInfiniteQuery({ ...usersQuery(forum), staleTime: 0 });
  // Offline, as in `prefetchOnIntent`.
  if (onlineManager.isOnline()) {
    void cache.prefetchInfiniteQuery(feedQuery(forum, { sort: 'hot' }));
    fetchUsers();
  }
  return session.onChange(({ type }) => {
    if (type === 'session.opened') fetchUsers();
  });
}
