import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { postKeys, updateAllPosts } from '../posts/postCache';
import type { SessionStore } from '../session/SessionStore';
import { userKeys } from '../users/userKeys';
import type { Forum } from './Forum';
import { leaderboardKey, tagKey } from './queries/queryKeys';
import { refetch } from './queries/refetch';

/**
 * Queries whose data is the same for everyone, except for own votes. A post's page may show the reader's held texts, and a profile
 * its owner's private fields. Sites mark their own queries with `meta: { isPublic: true }`.
 */
const publicKeys: readonly QueryKey[] = [
  postKeys.lists,
  userKeys.lists,
  leaderboardKey,
  tagKey,
  ['site'],
  ['identity providers'],
  ['removals'],
];

/**
 * Isolates users from each other: on log-in and log-out, and after an expired session, removes inactive queries, empties private
 * ones and refetches active ones. Only drafts remain. Erases the outbox of a deleted account.
 */
export function followSession(
  forum: Pick<Forum, 'cache' | 'alert' | 'texts' | 'outbox'>,
  session: SessionStore,
): () => void {
  const { cache, alert, texts } = forum;
  let owner = session.current()?.result._id;
  return session.onChange((change) => {
    const before = owner;
    owner = session.current()?.result._id;
    if (change.type !== 'session.opened' && change.type !== 'session.closed') return;
    cache.removeQueries({ type: 'inactive' });
    // Not for a new token, such as after a password change. Guests have no private data.
    if (before !== undefined && owner !== before) forgetPrivate(cache);
    updateAllPosts(cache, ({ voteHeldBack: _previous, ...post }) => ({ ...post, myVote: null }));
    // Pending requests carry the previous user's token.
    void refetch(cache);
    if (change.type !== 'session.closed' || change.reason !== 'deleted') return;
    // Also if the outbox loads later.
    forum.outbox.kept?.whenLoaded(({ erase }) => void erase(change.userId));
    void alert(texts.accountDeleted);
  });
}

/** A refused refetch would leave the data. */
function forgetPrivate(cache: QueryClient): void {
  const queries = cache.getQueryCache();
  const open = new Set(publicKeys.flatMap((queryKey) => queries.findAll({ queryKey })));
  for (const query of queries.getAll()) {
    if (query.meta?.['isPublic'] !== true && !open.has(query)) query.reset();
  }
}
