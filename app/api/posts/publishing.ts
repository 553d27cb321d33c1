import type { Session } from '@alphazone/client';
import type { MutationOptions } from '@tanstack/react-query';

import { messages } from '../../messages';
import type { Api } from '../ApiContext';
import { demandReader } from '../demandReader';
import { reasonOf } from '../errors';
import { looseAnswer } from '../looseAnswer';
import { postKeys, removeFromLists } from './postCache';
import { holdRefetches, revalidateCounts, revalidatePosts } from './postMutations';
import type { MediaView } from './postView';
import { changeKeys } from './underWay';

/** What somebody wrote, ready to publish. */
export interface NewPost {
  postTitle: string;
  postBody: string;
  /** Lower case, without spaces. */
  postTags: string[];
  /** Its media, once none is being uploaded any more. */
  media: () => Promise<MediaView[]>;
  /** A zone's name. */
  category: string;
}

/** Publishes a post in the name of the session's user. */
export function createPostMutation(
  api: Api,
  category: string,
  session: Session,
): MutationOptions<unknown, Error, NewPost> {
  const { name: userPosted, _id: userId } = session.result;
  const tell = api.teller();
  return {
    mutationKey: changeKeys.create(userId, category),
    mutationFn: async ({ media, ...post }) => {
      const body = { ...post, mediaUrls: await media(), userPosted, userId };
      demandReader(api, userId);
      return looseAnswer(api.client.POST('/posts/CreatePost', { body, parseAs: 'text' }));
    },
    onError: (error) => tell(messages.createPostFailed(reasonOf(error))),
    onSettled: () => revalidatePosts(api),
  };
}

/** Deletes one's own post. It leaves the lists at once and its own page when the reader has left that. */
export function deletePostMutation(api: Api, id: string): MutationOptions<unknown, Error, void, () => void> {
  const tell = api.teller();
  return {
    mutationKey: changeKeys.remove(id),
    scope: { id: `delete ${id}` },
    mutationFn: () =>
      looseAnswer(api.client.DELETE('/posts/delete/{id}', { params: { path: { id } }, parseAs: 'text' })),
    onMutate: async () => {
      await holdRefetches(api);
      return removeFromLists(api.cache, id);
    },
    onSuccess: () => {
      api.cache.removeQueries({ queryKey: postKeys.detail(id), type: 'inactive' });
    },
    onError: (error, _, putBack) => {
      putBack?.();
      tell(messages.deletePostFailed(reasonOf(error)));
    },
    onSettled: () => revalidateLists(api),
  };
}

/** Like `revalidatePosts`, but leaves single posts alone: the deleted one may still be on screen. */
function revalidateLists({ cache }: Api): void {
  void cache.invalidateQueries({ queryKey: postKeys.details, refetchType: 'none' });
  void cache.invalidateQueries({ queryKey: postKeys.lists });
  revalidateCounts({ cache });
}
