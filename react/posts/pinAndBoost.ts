import { succeeded } from '@alphazone/client';

import type { Forum } from '../forum/Forum';
import type { Mutation } from '../forum/mutations/mutation';
import { sendWithKey } from '../forum/mutations/sendWithKey';
import { wholeSiteTextsOf } from '../wholeSiteTexts';
import { mutationKeys } from './mutationKeys';
import { postKeys, updateOptimistically } from './postCache';
import type { PostView } from './postView';
import { stalePosts } from './stalePosts';

/** @param pinned The new state. */
export function setPinned(forum: Forum, id: string, pinned: boolean): Mutation<void> {
  const { client, cache } = forum;
  const key = mutationKeys.pin(id);
  const show = (isPinned: boolean) => (post: PostView) => ({ ...post, pinned: isPinned });
  return {
    key,
    cancels: [postKeys.all],
    apply() {
      const rollBackWith = updateOptimistically(cache, id, show(pinned));
      return () => rollBackWith(show(!pinned));
    },
    send: () =>
      sendWithKey(forum, [...key, pinned], (params) =>
        succeeded(client.POST('/posts/pin/{id}', { params: { path: { id }, ...params }, body: {} })),
      ),
    failureText: wholeSiteTextsOf(forum.texts).pinFailed,
    invalidates: stalePosts,
  };
}

export function boostPost(forum: Forum, id: string): Mutation<number> {
  const { client, cache } = forum;
  const key = mutationKeys.boost(id);
  const add = (amount: number) => (post: PostView) => ({
    ...post,
    boost: post.boost + amount,
    upVotes: post.upVotes + amount,
    score: post.score + amount,
  });
  return {
    key,
    cancels: [postKeys.all],
    apply(amount) {
      const rollBackWith = updateOptimistically(cache, id, add(amount));
      return () => rollBackWith(add(-amount));
    },
    send: (amount) =>
      sendWithKey(forum, [...key, amount], (params) =>
        succeeded(
          client.PATCH('/posts/boost/{id}', { params: { path: { id }, ...params }, body: { amount } }),
        ),
      ),
    failureText: wholeSiteTextsOf(forum.texts).boostFailed,
    invalidates: stalePosts,
  };
}
