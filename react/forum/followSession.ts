import type { SessionStore } from '../session/SessionStore';
import type { Forum } from './Forum';
import { updateAllPosts } from '../posts/postCache';

/** Isolates users from each other: on log-in and log-out, removes inactive queries and refetches active ones. */
export function followSession({ cache }: Pick<Forum, 'cache'>, session: SessionStore): () => void {
  return session.onChange((change) => {
    if (change.type !== 'session.opened' && change.type !== 'session.closed') return;
    cache.removeQueries({ type: 'inactive' });
    updateAllPosts(cache, ({ voteHeldBack: _previous, ...post }) => ({ ...post, myVote: null }));
    // Pending requests carry the previous user's token.
    void cache.cancelQueries().then(() => cache.invalidateQueries());
  });
}
