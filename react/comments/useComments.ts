import type { Comment } from '@alphazone/client';
import { useMutation } from '@tanstack/react-query';

import { asApiError } from '../forum/errors';
import { useForum } from '../forum/ForumContext';
import { attempt, type Outcome } from '../forum/mutation';
import { isPending } from '../forum/pending';
import { useIsPending } from '../forum/useIsPending';
import { refuse, refuseGuest, refuseRepeated } from '../forum/refusal';
import { mutationKeys } from '../posts/mutationKeys';
import type { PostView } from '../posts/postView';
import { useSession } from '../session/useSession';
import { createComment, deleteComment, isPendingComment } from './commentMutations';
import { loadMoreComments } from './commentPages';

/** The comments of a post from `usePost`, and those being sent. */
export function useComments(post: PostView) {
  const forum = useForum();
  const { texts, session } = forum;
  const userId = useSession().user?._id;
  const isSending = useIsPending(mutationKeys.comment(userId ?? '', post._id));
  const more = useMutation({ mutationFn: () => loadMoreComments(forum, post) });
  const hasMore = post.commentCursor !== undefined;
  const comments = [...(post.comment ?? []), ...(post.laterComments ?? [])];

  return {
    comments,
    /** Ids of comments that are being sent. They cannot be deleted yet. */
    pendingIds: new Set(comments.filter(isPendingComment).map(({ _id }) => _id)),
    hasMore,
    isLoadingMore: more.isPending,
    moreError: hasMore && more.error ? asApiError(texts, more.error) : null,
    loadMore: () => more.mutate(),
    isSending,
    /** Shows the comment at once, and takes it back if the server refuses it. */
    add: async (text: string): Promise<Outcome> => {
      const current = session.current();
      if (!current) return refuseGuest(forum);
      if (isPending(forum, mutationKeys.comment(current.result._id, post._id))) return refuseRepeated(forum);
      if (text.trim() === '') return refuse(forum, 'empty', texts.enterComment);
      return attempt(forum, createComment(forum, post._id, current), text);
    },
    /** Hides the comment at once, and brings it back if the server refuses. */
    remove: async ({ _id }: Pick<Comment, '_id'>): Promise<Outcome> => {
      const comment = comments.find((candidate) => candidate._id === _id);
      if (!comment) return refuseRepeated(forum);
      return attempt(forum, deleteComment(forum, post._id, comment), undefined);
    },
  };
}
