import type { SessionStore } from '../session/SessionStore';
import type { Api } from './ApiContext';
import { postListQuery } from './posts/postQueries';
import { userListQuery } from './users/userQueries';

export function prefetchOnStart(api: Api, session: Pick<SessionStore, 'onChange'>): () => void {
  const fetchUsers = () => void api.cache.prefetchInfiniteQuery({ ...userListQuery(api), staleTime: 0 });
  void api.cache.prefetchInfiniteQuery(postListQuery(api, { sort: 'hot' }));
  fetchUsers();
  return session.onChange(({ type }) => {
    if (type === 'session.opened') fetchUsers();
  });
}
