import type { SessionStore } from '../session/SessionStore';
import type { Api } from './ApiContext';
import { updateAllPosts } from './posts/postCache';

/**
 * Keeps one user's answers from the next: a log-in or log-out drops cached queries that are not on screen and refetches
 * the others.
 */
export function followSession({ cache }: Pick<Api, 'cache'>, session: SessionStore): () => void {
  return session.onChange((change) => {
    if (change.type !== 'session.opened' && change.type !== 'session.closed') return;
    cache.removeQueries({ type: 'inactive' });
    updateAllPosts(cache, (post) => ({ ...post, myVote: null }));
    // Requests in flight carry the previous user's token.
    void cache.cancelQueries().then(() => cache.invalidateQueries());
  });
}
