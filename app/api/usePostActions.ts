import type { Comment, Vote } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';
import { useMemo } from 'react';

import { messages } from '../messages';
import { paths } from '../paths';
import { usePorts } from '../ports';
import { useRequireSession } from '../session/useSession';
import { useApi } from './ApiContext';
import { createComment, deleteComment } from './comments/commentMutations';
import { tryMutate } from './mutation';
import { isPending } from './pending';
import { mutationKeys } from './posts/mutationKeys';
import { boostPost, castVote, togglePin } from './posts/postMutations';
import type { PostView } from './posts/postView';
import { createPost, deletePost, type NewPost } from './posts/publishing';
import { reportShare } from './posts/reportShare';

const { minimum, maximum } = limits.boostAmount;

/** Each resolves with whether it succeeded. Sends guests to the log-in form. Ignores an action already pending. */
export interface PostActions {
  vote: (post: PostView, vote: Vote) => Promise<boolean>;
  remove: (post: PostView) => Promise<boolean>;
  togglePin: (post: PostView) => Promise<boolean>;
  boost: (post: PostView, amount: number) => Promise<boolean>;
  create: (post: NewPost) => Promise<boolean>;
  comment: (postId: string, text: string) => Promise<boolean>;
  removeComment: (postId: string, comment: Comment) => Promise<boolean>;
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
        return session !== undefined && tryMutate(api, castVote(api, post, session.result._id), vote);
      },
      async remove(post) {
        if (!(await alerts.confirm(messages.confirmDeletePost, 'Delete'))) return false;
        return tryMutate(api, deletePost(api, post._id), undefined);
      },
      async togglePin(post) {
        if (isPending(api, mutationKeys.pin(post._id))) return false;
        return tryMutate(api, togglePin(api, post._id), undefined);
      },
      async boost(post, amount) {
        if (isPending(api, mutationKeys.boost(post._id))) return false;
        if (Number.isInteger(amount) && amount >= minimum && amount <= maximum) {
          return tryMutate(api, boostPost(api, post._id), amount);
        }
        await alerts.alert(messages.boostFailed(messages.boostAmount));
        return false;
      },
      async create(post) {
        const session = await requireSession(messages.loginToPublish);
        if (!session || isPending(api, mutationKeys.create(session.result._id, post.category))) return false;
        return tryMutate(api, createPost(api, post.category, session), post);
      },
      async comment(postId, text) {
        const session = await requireSession(messages.loginToComment);
        if (!session || isPending(api, mutationKeys.comment(session.result._id, postId))) return false;
        if (text.trim() !== '') return tryMutate(api, createComment(api, postId, session, now), text);
        await alerts.alert(messages.enterComment);
        return false;
      },
      async removeComment(postId, comment) {
        if (!(await alerts.confirm(messages.confirmDeleteComment, 'Delete'))) return false;
        return tryMutate(api, deleteComment(api, postId, comment), undefined);
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
