import type { CreatedPost } from '../outbox/outboxCalls';
import { useForum } from '../forum/ForumContext';
import { attempt, type Outcome } from '../forum/mutation';
import { isPending } from '../forum/pending';
import { useIsPending } from '../forum/useIsPending';
import { refuseGuest, refuseRepeated } from '../forum/refusal';
import { useSession } from '../session/useSession';
import { mutationKeys } from './mutationKeys';
import { createPost, deletePost, type NewPost } from './publishing';

/** Publishes posts in a zone. */
export function useCreatePost(category: string) {
  const forum = useForum();
  const { user } = useSession();
  return {
    isSending: useIsPending(mutationKeys.create(user?._id ?? '', category)),
    create: async (post: NewPost): Promise<Outcome<CreatedPost | undefined>> => {
      const session = forum.session.current();
      if (!session) return refuseGuest(forum);
      if (isPending(forum, mutationKeys.create(session.result._id, category))) return refuseRepeated(forum);
      return attempt(forum, createPost(forum, category, session), post);
    },
  };
}

/** Deletes the user's post. Optimistic: rolls back if the server refuses. */
export function useDeletePost(id: string) {
  const forum = useForum();
  return {
    isDeleting: useIsPending(mutationKeys.remove(id)),
    remove: (): Promise<Outcome> => attempt(forum, deletePost(forum, id), undefined),
  };
}
