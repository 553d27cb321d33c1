import type { SessionStore } from '../session/SessionStore';
import type { Api } from './ApiContext';
import { postListQuery } from './posts/postQueries';
import { userListQuery } from './users/userQueries';

/** Prefetches the first page of posts and of users, and users again after a log-in. Spec section 4, Session. */
export function prefetchOnStart(api: Api, session: Pick<SessionStore, 'onChange'>): () => void {
  const fetchUsers = () => void api.cache.prefetchInfiniteQuery({ ...userListQuery(api), staleTime: 0 });
  void api.cache.prefetchInfiniteQuery(postListQuery(api, { sort: 'hot' }));
  fetchUsers();
  return session.onChange(({ type }) => {
    if (type === 'session.opened') fetchUsers();
  });
}
