import type { Comment, Vote } from '@alphazone/client';
import { useMemo } from 'react';

import { messages } from '../messages';
import { paths } from '../paths';
import { usePorts } from '../ports';
import { useRequireSession } from '../session/useSession';
import { useApi } from './ApiContext';
import { createCommentMutation, deleteCommentMutation } from './comments/commentMutations';
import { boostMutation, pinMutation, voteMutation } from './posts/postMutations';
import type { PostView } from './posts/postView';
import { createPostMutation, deletePostMutation, type NewPost } from './posts/publishing';
import { reportShare } from './posts/reportShare';
import { changeKeys, isUnderWay } from './posts/underWay';
import { run } from './run';

/**
 * What a reader can do with posts, from any screen. Each shows its effect at once, takes it back and
 * says why when the server refuses, and sends visitors to the log-in form. What is under way is not begun
 * a second time. Each resolves with whether it was done.
 */
export interface PostActions {
  vote: (post: PostView, vote: Vote) => Promise<boolean>;
  /** Asks first. What follows (leaving the post's page) is the caller's. */
  remove: (post: PostView) => Promise<boolean>;
  togglePin: (post: PostView) => Promise<boolean>;
  /** @param amount up-votes to add, 1 to 10,000 */
  boost: (post: PostView, amount: number) => Promise<boolean>;
  create: (post: NewPost) => Promise<boolean>;
  /** Refuses blank text, and says so. */
  comment: (postId: string, text: string) => Promise<boolean>;
  /** Asks first. */
  removeComment: (postId: string, comment: Comment) => Promise<boolean>;
  /** Copies the post's address and says so; a member's share is counted. */
  share: (post: Pick<PostView, '_id'>) => Promise<void>;
}

export function usePostActions(): PostActions {
  const api = useApi();
  const { alerts, addressOf, copyText, log, now } = usePorts();
  const requireSession = useRequireSession();

  return useMemo(
    () => ({
      async vote(post, vote) {
        const session = await requireSession(
          vote === 'upVote' ? messages.loginToUpvote : messages.loginToDownvote,
        );
        return session !== undefined && run(api, voteMutation(api, post, session.result._id), vote);
      },
      async remove(post) {
        if (!(await alerts.confirm(messages.confirmDeletePost, 'Delete'))) return false;
        return run(api, deletePostMutation(api, post._id), undefined);
      },
      async togglePin(post) {
        if (isUnderWay(api, changeKeys.pin(post._id))) return false;
        return run(api, pinMutation(api, post._id), undefined);
      },
      async boost(post, amount) {
        if (isUnderWay(api, changeKeys.boost(post._id))) return false;
        if (Number.isInteger(amount) && amount >= 1 && amount <= 10_000) {
          return run(api, boostMutation(api, post._id), amount);
        }
        await alerts.alert(messages.boostFailed(messages.boostAmount));
        return false;
      },
      async create(post) {
        const session = await requireSession(messages.loginToPublish);
        if (!session || isUnderWay(api, changeKeys.create(session.result._id, post.category))) return false;
        return run(api, createPostMutation(api, post.category, session), post);
      },
      async comment(postId, text) {
        const session = await requireSession(messages.loginToComment);
        if (!session || isUnderWay(api, changeKeys.comment(session.result._id, postId))) return false;
        if (text.trim() !== '') return run(api, createCommentMutation(api, postId, session, now), text);
        await alerts.alert(messages.enterComment);
        return false;
      },
      async removeComment(postId, comment) {
        if (!(await alerts.confirm(messages.confirmDeleteComment, 'Delete'))) return false;
        return run(api, deleteCommentMutation(api, postId, comment), undefined);
      },
      async share(post) {
        const url = addressOf(paths.post(post._id));
        try {
          await copyText(url);
          void reportShare(api, post._id);
          await alerts.alert(messages.linkCopied(url));
        } catch (error) {
          log('The link could not be copied.', error);
          await alerts.alert(messages.linkNotCopied(url));
        }
      },
    }),
    [api, alerts, addressOf, copyText, log, now, requireSession],
  );
}
