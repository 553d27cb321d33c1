import { succeeded, type PostCounts, type Vote } from '@alphazone/client';
import type { VoteCounts } from '@alphazone/machines';

import type { Forum } from '../forum/Forum';
import type { Mutation } from '../forum/mutation';
import { requireUser } from '../forum/requireUser';
import { wholeSiteTextsOf } from '../wholeSiteTexts';
import { mutationKeys } from './mutationKeys';
import { findPost, postKeys, updateOptimistically, updatePost } from './postCache';
import type { PostView } from './postView';
import { stalePosts } from './stalePosts';

/** A post from any list, or from `usePost`. */
export type VotedPost = Pick<PostView, '_id' | 'upVotes' | 'downVotes' | 'myVote' | 'voteHeldBack'>;

export function castVote(
  forum: Forum,
  post: VotedPost,
  userId: string,
): Mutation<Vote, PostCounts | undefined> {
  const { cache, votes } = forum;
  const id = post._id;
  const ledgerId = `${userId} ${id}`;
  // Another user may have logged in meanwhile.
  const isShown = () => forum.session.ownerId() === userId;

  return {
    key: mutationKeys.vote(userId, id),
    cancels: [postKeys.all],
    apply(value) {
      const counts = votes.add(ledgerId, countsOf(findPost(cache, id) ?? post), value);
      const rollBackWith = updateOptimistically(cache, id, withVotes(counts));
      return () => {
        const known = votes.refuse(ledgerId);
        if (isShown()) rollBackWith(withVotes(known));
      };
    },
    send(value) {
      requireUser(forum, userId);
      return forum.outbox.send('vote', { postId: id, value, myVote: findPost(cache, id)?.myVote });
    },
    accept(response) {
      const counts = votes.accept(
        ledgerId,
        response?.myVote === undefined ? undefined : countsOf({ ...response, myVote: response.myVote }),
      );
      if (!isShown()) return;
      // Not the rest of the response: it may lack a comment that is pending.
      updatePost(cache, id, withVotes(counts));
    },
    onQueued: () => void votes.accept(ledgerId),
    failureText: forum.texts.voteFailed,
    invalidates: stalePosts,
  };
}

export const withVotes =
  ({ isHeldBack, ...counts }: VoteCounts) =>
  ({ voteHeldBack: _before, ...post }: PostView): PostView => ({
    ...post,
    ...counts,
    ...(isHeldBack && { voteHeldBack: true }),
    score: counts.upVotes - counts.downVotes,
  });

export const countsOf = ({
  upVotes,
  downVotes,
  myVote,
  voteHeldBack,
}: Pick<VotedPost, 'upVotes' | 'downVotes' | 'myVote' | 'voteHeldBack'>): VoteCounts => ({
  upVotes,
  downVotes,
  myVote,
  ...(voteHeldBack && { isHeldBack: true }),
});

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
