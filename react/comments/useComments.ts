import type { Comment } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';
import { useMutation } from '@tanstack/react-query';

import { asApiError } from '../forum/errors';
import { useForum } from '../forum/ForumContext';
import { attempt, type Outcome } from '../forum/mutations/mutation';
import { isPending } from '../forum/mutations/pending';
import { useIsPending } from '../forum/mutations/useIsPending';
import { refuse, refuseGuest, refuseRepeated } from '../forum/mutations/refusal';
import type { CreatedComment } from '../outbox/outboxCalls';
import { mutationKeys } from '../posts/mutationKeys';
import type { PostView } from '../posts/postView';
import { useSession } from '../session/useSession';
import { useMentions } from '../users/useMentions';
import { createComment, deleteComment } from './commentMutations';
import { loadMoreComments } from './commentPages';
import { isPendingComment } from './pendingComment';

/** The comments of a post from `usePost`, including pending ones. */
export function useComments(post: PostView) {
  const forum = useForum();
  const { texts, session } = forum;
  const { user } = useSession();
  const userId = user?._id;
  const search = useMentions();
  const isSending = useIsPending(mutationKeys.comment(userId ?? '', post._id));
  const more = useMutation({ mutationFn: () => loadMoreComments(forum, post) });
  const hasMore = post.commentCursor !== undefined;
  const comments = [...(post.comment ?? []), ...(post.laterComments ?? [])];
  const pendingIds = new Set(comments.filter(isPendingComment).map(({ _id }) => _id));

  /** Optimistic: rolls back if the server refuses the comment. Resolves without data if the comment waits in the outbox. */
  const add = async (text: string): Promise<Outcome<CreatedComment | undefined>> => {
    const current = session.current();
    if (!current) return refuseGuest(forum);
    if (isPending(forum, mutationKeys.comment(current.result._id, post._id))) return refuseRepeated(forum);
    if (text.trim() === '') return refuse(forum, 'empty', texts.enterComment);
    return attempt(forum, createComment(forum, post._id, current), text);
  };

  return {
    comments,
    /** Ids of pending comments. They cannot be deleted yet. */
    pendingIds,
    hasMore,
    isLoadingMore: more.isPending,
    moreError: hasMore && more.error ? asApiError(texts, more.error) : null,
    loadMore: () => more.mutate(),
    isSending,
    add,
    /** The props of the kit's `CommentForm`. */
    formProps: {
      author: user,
      maxLength: limits.commentBody.maxLength,
      isBusy: isSending,
      search,
      onSubmit: async (text: string) => (await add(text)).ok,
    },
    /** The props of the kit's `CommentList`. Add `onDelete` to offer Delete. */
    listProps: { comments, currentUserId: userId, deletingIds: pendingIds },
    /** Optimistic: rolls back if the server refuses. */
    remove: async ({ _id }: Pick<Comment, '_id'>): Promise<Outcome> => {
      const comment = comments.find((candidate) => candidate._id === _id);
      if (!comment) return refuseRepeated(forum);
      return attempt(forum, deleteComment(forum, post._id, comment), undefined);
    },
  };
}
