import { feedQuery, usersQuery, type Forum } from '@alphazone/react';
import { onlineManager } from '@tanstack/react-query';

export function prefetchOnStart(forum: Forum): () => void {
  const { cache, session } = forum;
  const fetchUsers = () => void cache.prefetchInfiniteQuery({ ...usersQuery(forum), staleTime: 0 });
  // Offline, the service worker would respond with a saved list, and its age would seem that of the page.
  if (onlineManager.isOnline()) {
    void cache.prefetchInfiniteQuery(feedQuery(forum, { sort: 'hot' }));
    fetchUsers();
  }
  return session.onChange(({ type }) => {
    if (type === 'session.opened') fetchUsers();
  });
}
