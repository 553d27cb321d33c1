import { succeeded } from '@alphazone/client';

import type { Forum } from '../forum/Forum';
import type { Mutation } from '../forum/mutation';
import { wholeSiteTextsOf } from '../wholeSiteTexts';
import { mutationKeys } from './mutationKeys';
import { findPost, postKeys, updateOptimistically } from './postCache';
import type { PostView } from './postView';
import { stalePosts } from './stalePosts';

export function togglePin(forum: Forum, id: string): Mutation<void> {
  const { client, cache } = forum;
  const setPinned = (pinned: boolean) => (post: PostView) => ({ ...post, pinned });
  return {
    key: mutationKeys.pin(id),
    cancels: [postKeys.all],
    apply() {
      const wasPinned = findPost(cache, id)?.pinned ?? false;
      const rollBackWith = updateOptimistically(cache, id, setPinned(!wasPinned));
      return () => rollBackWith(setPinned(wasPinned));
    },
    send: () => succeeded(client.POST('/posts/pin/{id}', { params: { path: { id } }, body: {} })),
    failureText: wholeSiteTextsOf(forum.texts).pinFailed,
    invalidates: stalePosts,
  };
}

export function boostPost(forum: Forum, id: string): Mutation<number> {
  const { client, cache } = forum;
  const add = (amount: number) => (post: PostView) => ({
    ...post,
    boost: post.boost + amount,
    upVotes: post.upVotes + amount,
    score: post.score + amount,
  });
  return {
    key: mutationKeys.boost(id),
    cancels: [postKeys.all],
    apply(amount) {
      const rollBackWith = updateOptimistically(cache, id, add(amount));
      return () => rollBackWith(add(-amount));
    },
    send: (amount) =>
      succeeded(client.PATCH('/posts/boost/{id}', { params: { path: { id } }, body: { amount } })),
    failureText: wholeSiteTextsOf(forum.texts).boostFailed,
    invalidates: stalePosts,
  };
}
