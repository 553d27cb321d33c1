import { useForum } from '../../forum/ForumContext';
import { attempt, type Outcome } from '../../forum/mutations/mutation';
import { useIsPending } from '../../forum/mutations/useIsPending';
import { deletePost } from './deletePost';
import { mutationKeys } from '../mutationKeys';

/** Deletes the user's post. Optimistic: rolls back if the server refuses. */
export function useDeletePost(id: string) {
  const forum = useForum();
  return {
    isDeleting: useIsPending(mutationKeys.remove(id)),
    remove: (): Promise<Outcome> => attempt(forum, deletePost(forum, id), undefined),
  };
}
