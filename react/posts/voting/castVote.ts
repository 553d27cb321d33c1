import type { PostCounts, Vote } from '@alphazone/client';
import type { VoteCounts } from '@alphazone/machines';

import type { Forum } from '../../forum/Forum';
import type { Mutation } from '../../forum/mutations/mutation';
import { requireUser } from '../../forum/mutations/requireUser';
import { mutationKeys } from '../mutationKeys';
import { findPost, postKeys, updateOptimistically, updatePost } from '../postCache';
import type { PostView } from '../postView';
import { stalePosts } from '../stalePosts';

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
      // Not the rest of the response: it may lack a pending comment.
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
