import type { Vote } from '@alphazone/client';
import { applyVote, isWaitingEntry, type OutboxEntry } from '@alphazone/machines';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { postKeys, updatePost } from '../posts/postCache';
import { countsOf, withVotes } from '../posts/voting/castVote';
import type { PostView } from '../posts/postView';
import { itemOf } from './outboxItem';

/** Shows pending votes optimistically. */
export function showWaitingVotes(cache: QueryClient, entries: readonly OutboxEntry[]): void {
  for (const item of entries.map(itemOf)) {
    if (item.kind !== 'vote' || !isWaitingEntry(item)) continue;
    const { postId, myVote } = item.payload;
    if (myVote !== undefined) updatePost(cache, postId, withVote(myVote));
  }
}

/** Calls `show` after each fetch of posts: the server lacks the votes. @returns The unsubscribe function. */
export function onPostsRead(cache: QueryClient, show: () => void): () => void {
  return cache.getQueryCache().subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    const [family] = event.query.queryKey as QueryKey;
    if (isRead && family === postKeys.all[0]) show();
  });
}

const withVote = (wanted: Vote | null) => (post: PostView) => {
  // Repeating a vote withdraws it.
  const vote = wanted ?? post.myVote;
  if (vote === null || post.myVote === wanted) return post;
  return withVotes(applyVote(countsOf(post), vote))(post);
};
