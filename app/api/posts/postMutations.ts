import type { Vote } from '@alphazone/client';
import type { MutationOptions } from '@tanstack/react-query';

import { messages } from '../../messages';
import type { Api } from '../ApiContext';
import { reasonOf } from '../errors';
import { looseAnswer } from '../looseAnswer';
import { findPost, postKeys, updatePost } from './postCache';
import { isPostCounts, withCounts, type PostView } from './postView';

/** Names every change of a post, so that the last of several revalidates for all. */
export const postMutationKey = ['posts'] as const;

/** Stops refetches under way, whose answers would not know of the change. */
export async function holdRefetches({ cache }: Api): Promise<void> {
  await cache.cancelQueries({ queryKey: postKeys.all });
}

/** Asks again for what is on screen, once no other change of a post is on its way. Spec section 4. */
export async function revalidatePosts({ cache }: Api): Promise<void> {
  if (cache.isMutating({ mutationKey: postMutationKey }) <= 1)
    await cache.invalidateQueries({ queryKey: postKeys.all });
}

/** Votes on a post; the votes of one reader on one post go out one after another. */
export function voteMutation(
  api: Api,
  post: PostView,
  userId: string,
): MutationOptions<unknown, Error, Vote> {
  const { client, cache, votes } = api;
  const id = post._id;
  const show = (counts: Pick<PostView, 'upVotes' | 'downVotes' | 'myVote'>) =>
    updatePost(cache, id, (cached) => ({ ...cached, ...counts, score: counts.upVotes - counts.downVotes }));

  return {
    mutationKey: postMutationKey,
    scope: { id: `vote ${id}` },
    mutationFn: (value) =>
      looseAnswer(
        client.PATCH('/posts/vote/{id}', {
          params: { path: { id } },
          body: { value, userId },
          parseAs: 'text',
        }),
      ),
    onMutate: async (value) => {
      // The ledger learns of the vote at once, so that pushes that do not know it are not shown.
      const { upVotes, downVotes, myVote } = findPost(cache, id) ?? post;
      const counts = votes.add(id, { upVotes, downVotes, myVote }, value);
      await holdRefetches(api);
      show(counts);
    },
    onSuccess: (answer) => {
      if (!isPostCounts(answer)) return show(votes.accept(id));
      updatePost(cache, id, (cached) => withCounts(cached, answer));
      const { upVotes, downVotes, myVote } = answer;
      show(votes.accept(id, myVote === undefined ? undefined : { upVotes, downVotes, myVote }));
    },
    onError: (error) => {
      show(votes.refuse(id));
      void api.alert(messages.voteFailed(reasonOf(error)));
    },
    onSettled: () => revalidatePosts(api),
  };
}

/** Pins or unpins a post (administrator). */
export function pinMutation(api: Api, id: string): MutationOptions<unknown, Error, void> {
  const toggle = () => updatePost(api.cache, id, (post) => ({ ...post, pinned: !post.pinned }));
  return {
    mutationKey: postMutationKey,
    scope: { id: `pin ${id}` },
    mutationFn: () =>
      looseAnswer(
        api.client.POST('/posts/pin/{id}', { params: { path: { id } }, body: {}, parseAs: 'text' }),
      ),
    onMutate: async () => {
      await holdRefetches(api);
      toggle();
    },
    onError: (error) => {
      toggle();
      void api.alert(messages.pinFailed(reasonOf(error)));
    },
    onSettled: () => revalidatePosts(api),
  };
}

/** Adds boost up-votes to a post (administrator). */
export function boostMutation(api: Api, id: string): MutationOptions<unknown, Error, number> {
  const add = (amount: number) =>
    updatePost(api.cache, id, (post) => ({
      ...post,
      boost: post.boost + amount,
      upVotes: post.upVotes + amount,
      score: post.score + amount,
    }));
  return {
    mutationKey: postMutationKey,
    scope: { id: `boost ${id}` },
    mutationFn: (amount) =>
      looseAnswer(
        api.client.PATCH('/posts/boost/{id}', {
          params: { path: { id } },
          body: { amount },
          parseAs: 'text',
        }),
      ),
    onMutate: async (amount) => {
      await holdRefetches(api);
      add(amount);
    },
    onError: (error, amount) => {
      add(-amount);
      void api.alert(messages.boostFailed(reasonOf(error)));
    },
    onSettled: () => revalidatePosts(api),
  };
}
