import type { SessionStore } from '../session/SessionStore';
import type { Api } from './ApiContext';
import { postListQuery } from './posts/postQueries';
import { userListQuery } from './users/userQueries';

/**
 * Fetches the first of all posts and of all users when the app starts, and the users again after a log-in,
 * so that both lists are there when somebody opens them. Spec section 4, Session.
 */
export function fetchAtStart(api: Api, session: Pick<SessionStore, 'onChange'>): () => void {
  const fetchUsers = () => void api.cache.prefetchInfiniteQuery({ ...userListQuery(api), staleTime: 0 });
  void api.cache.prefetchInfiniteQuery(postListQuery(api, { sort: 'hot' }));
  fetchUsers();
  return session.onChange(({ type }) => {
    if (type === 'session.opened') fetchUsers();
  });
}
