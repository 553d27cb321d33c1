import { feedQuery, usersQuery, type Forum } from '@alphazone/react';

export function prefetchOnStart(forum: Forum): () => void {
  const { cache, session } = forum;
  const fetchUsers = () => void cache.prefetchInfiniteQuery({ ...usersQuery(forum), staleTime: 0 });
  void cache.prefetchInfiniteQuery(feedQuery(forum, { sort: 'hot' }));
  fetchUsers();
  return session.onChange(({ type }) => {
    if (type === 'session.opened') fetchUsers();
  });
}
