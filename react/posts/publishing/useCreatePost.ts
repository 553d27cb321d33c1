import type { CreatedPost } from '../../outbox/outboxCalls';
import { useForum } from '../../forum/ForumContext';
import { attempt, type Outcome } from '../../forum/mutations/mutation';
import { isPending } from '../../forum/mutations/pending';
import { useIsPending } from '../../forum/mutations/useIsPending';
import { refuseGuest, refuseRepeated } from '../../forum/mutations/refusal';
import { useSession } from '../../session/useSession';
import { mutationKeys } from '../mutationKeys';
import { createPost, type NewPost } from './createPost';

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
