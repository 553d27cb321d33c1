import type { Session } from '@alphazone/client';
import type { MutationOptions } from '@tanstack/react-query';

import { messages } from '../../messages';
import type { Api } from '../ApiContext';
import { reasonOf } from '../errors';
import { looseAnswer } from '../looseAnswer';
import { userKeys } from '../users/userKeys';
import { postKeys, removeFromLists } from './postCache';
import { holdRefetches, postMutationKey, revalidatePosts } from './postMutations';
import type { MediaView } from './postView';

/** What somebody wrote, ready to publish. */
export interface NewPost {
  postTitle: string;
  postBody: string;
  /** Lower case, without spaces. */
  postTags: string[];
  mediaUrls: MediaView[];
  /** A zone's name. */
  category: string;
}

/** Publishes a post in the name of the session's user. */
export function createPostMutation(api: Api, session: Session): MutationOptions<unknown, Error, NewPost> {
  const { name: userPosted, _id: userId } = session.result;
  return {
    mutationKey: postMutationKey,
    mutationFn: (post) =>
      looseAnswer(
        api.client.POST('/posts/CreatePost', { body: { ...post, userPosted, userId }, parseAs: 'text' }),
      ),
    onSuccess: () => void api.cache.invalidateQueries({ queryKey: userKeys.all }),
    onError: (error) => void api.alert(messages.createPostFailed(reasonOf(error))),
    onSettled: () => revalidatePosts(api),
  };
}

/** Deletes one's own post. It leaves the lists at once and its own page when the reader has left that. */
export function deletePostMutation(api: Api, id: string): MutationOptions<unknown, Error, void, () => void> {
  return {
    mutationKey: postMutationKey,
    scope: { id: `delete ${id}` },
    mutationFn: () =>
      looseAnswer(api.client.DELETE('/posts/delete/{id}', { params: { path: { id } }, parseAs: 'text' })),
    onMutate: async () => {
      await holdRefetches(api);
      return removeFromLists(api.cache, id);
    },
    onSuccess: () => {
      api.cache.removeQueries({ queryKey: postKeys.detail(id), type: 'inactive' });
      void api.cache.invalidateQueries({ queryKey: userKeys.all });
    },
    onError: (error, _, putBack) => {
      putBack?.();
      void api.alert(messages.deletePostFailed(reasonOf(error)));
    },
    onSettled: () => revalidateLists(api),
  };
}

/** Like `revalidatePosts`, but leaves single posts alone: the deleted one may still be on screen. */
async function revalidateLists(api: Api): Promise<void> {
  await api.cache.invalidateQueries({ queryKey: postKeys.details, refetchType: 'none' });
  await api.cache.invalidateQueries({ queryKey: postKeys.lists });
}
