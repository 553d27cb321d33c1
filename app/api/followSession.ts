import type { SessionStore } from '../session/SessionStore';
import type { Api } from './ApiContext';
import { updateAllPosts } from './posts/postCache';

/**
 * Keeps one reader's answers from the next: after a log-in or log-out whatever is not on screen is
 * forgotten, and what is on screen is asked for again.
 */
export function followSession({ cache }: Pick<Api, 'cache'>, session: SessionStore): () => void {
  return session.onChange((change) => {
    if (change.type !== 'session.opened' && change.type !== 'session.closed') return;
    cache.removeQueries({ type: 'inactive' });
    updateAllPosts(cache, (post) => ({ ...post, myVote: null }));
    // What is under way was asked for by the one before.
    void cache.cancelQueries().then(() => cache.invalidateQueries());
  });
}
