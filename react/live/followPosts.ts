import type { ContentChange, PostChange } from '@alphazone/client';
import { isWaitingEntry } from '@alphazone/machines';

import type { Forum } from '../forum/Forum';
import type { OutboxPayloads } from '../outbox/outboxCalls';
import { findPost, postKeys, removeFromLists, updatePost } from '../posts/postCache';
import { withCounts } from '../posts/postView';
import { isPending } from '../forum/mutations/pending';
import { postFamily } from '../posts/mutationKeys';
import type { Realtime } from './realtime';

export function followPosts(forum: Forum, realtime: Realtime): void {
  realtime.on('post changed', (change) => applyPostChange(forum, change));
  realtime.on('content moderated', (change) => applyContentChange(forum, change));
}

/** A comment's text was hidden or shown again. */
export function applyContentChange({ cache }: Pick<Forum, 'cache'>, change: ContentChange): void {
  if (change.kind === 'comment') void cache.invalidateQueries({ queryKey: postKeys.detail(change.postId) });
}

/** Lists keep their order until the next refetch. */
export function applyPostChange(forum: Forum, change: PostChange): void {
  apply(forum, change);
  // A response requested before the push may be older. If it is newer, a newer push follows.
  const fetching = forum.cache.getQueryCache().findAll({ queryKey: postKeys.all, fetchStatus: 'fetching' });
  for (const { promise } of fetching)
    promise?.then(
      () => apply(forum, change),
      () => undefined,
    );
}

function apply(forum: Forum, change: PostChange): void {
  const { cache } = forum;
  const id = change._id;
  if ('deleted' in change) {
    removeFromLists(cache, id);
    // Without a refetch, the deleted post stays readable.
    void cache.invalidateQueries({ queryKey: postKeys.detail(id), refetchType: 'none' });
    return;
  }

  // Pending mutations are newer than the push, and revalidate when they settle.
  if (isPending(forum, [postFamily])) return;
  const before = findPost(cache, id);
  const added = change.noOfComments - (before?.noOfComments ?? 0);
  // New comments belong after comments not loaded yet.
  const isShown = added < 0 || before?.commentCursor === undefined;
  // The push may lack a vote in the outbox. Sending the vote refetches the counts.
  const keepsVotes = hasWaitingVote(forum, id);
  updatePost(cache, id, (post) =>
    withCounts(post, keepsVotes ? { ...change, upVotes: post.upVotes, downVotes: post.downVotes } : change),
  );
  // Does not restart a running refetch: with frequent comments, that of a long thread would never end.
  // `applyPostChange` checks again afterwards.
  if (added !== 0 && isShown)
    void cache.invalidateQueries({ queryKey: postKeys.detail(id) }, { cancelRefetch: false });
}

function hasWaitingVote({ outbox }: Pick<Forum, 'outbox'>, postId: string): boolean {
  const entries = outbox.kept?.current()?.actor.getSnapshot().context.entries ?? [];
  return entries.some(
    (entry) =>
      entry.kind === 'vote' &&
      isWaitingEntry(entry) &&
      (entry.payload as OutboxPayloads['vote']).postId === postId,
  );
}
