import { lenientDataOf, shapes, succeeded, type PostCounts, type Vote } from '@alphazone/client';
import type { VoteCounts } from '@alphazone/machines';

import { messages } from '../../messages';
import type { Api } from '../ApiContext';
import { reasonOf } from '../errors';
import type { Mutation } from '../mutation';
import { requireUser } from '../requireUser';
import { mutationKeys } from './mutationKeys';
import { findPost, postKeys, updateOptimistically, updatePost } from './postCache';
import { withCounts, type PostView } from './postView';
import { stalePosts } from './stalePosts';

export function castVote(api: Api, post: PostView, userId: string): Mutation<Vote, PostCounts | undefined> {
  const { client, cache, votes } = api;
  const id = post._id;
  const ledgerId = `${userId} ${id}`;
  // Another user may have logged in meanwhile.
  const isShown = () => api.ownerId() === userId;

  return {
    key: mutationKeys.vote(userId, id),
    cancels: [postKeys.all],
    apply(value) {
      const { upVotes, downVotes, myVote } = findPost(cache, id) ?? post;
      const counts = votes.add(ledgerId, { upVotes, downVotes, myVote }, value);
      const rollBackWith = updateOptimistically(cache, id, withVotes(counts));
      return () => {
        const known = votes.refuse(ledgerId);
        if (isShown()) rollBackWith(withVotes(known));
      };
    },
    send(value) {
      requireUser(api, userId);
      return lenientDataOf(
        shapes.PostCounts,
        client.PATCH('/posts/vote/{id}', {
          params: { path: { id } },
          body: { value, userId },
        }),
      );
    },
    accept(response) {
      const counts = votes.accept(ledgerId, response && voteCountsOf(response));
      if (!isShown()) return;
      updatePost(cache, id, (cached) => withVotes(counts)(response ? withCounts(cached, response) : cached));
    },
    failureText: (error) => messages.voteFailed(reasonOf(error)),
    invalidates: stalePosts,
  };
}

const withVotes = (counts: VoteCounts) => (post: PostView) => ({
  ...post,
  ...counts,
  score: counts.upVotes - counts.downVotes,
});

function voteCountsOf({ upVotes, downVotes, myVote }: PostCounts): VoteCounts | undefined {
  return myVote === undefined ? undefined : { upVotes, downVotes, myVote };
}

export function togglePin({ client, cache }: Api, id: string): Mutation<void> {
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
    failureText: (error) => messages.pinFailed(reasonOf(error)),
    invalidates: stalePosts,
  };
}

export function boostPost({ client, cache }: Api, id: string): Mutation<number> {
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
    failureText: (error) => messages.boostFailed(reasonOf(error)),
    invalidates: stalePosts,
  };
}
