import { succeeded, type Session } from '@alphazone/client';

import { messages } from '../../messages';
import type { Api } from '../ApiContext';
import { reasonOf } from '../errors';
import type { Mutation } from '../mutation';
import { requireUser } from '../requireUser';
import { mutationKeys, postFamily } from './mutationKeys';
import { postKeys, removeFromLists } from './postCache';
import type { MediaView } from './postView';
import { staleCounts, stalePosts } from './stalePosts';

export interface NewPost {
  postTitle: string;
  postBody: string;
  postTags: string[];
  /** Resolves with the media once all uploads have settled. */
  media: () => Promise<MediaView[]>;
  category: string;
}

export function createPost(
  api: Api,
  category: string,
  { result: { _id: userId, name: userPosted } }: Session,
): Mutation<NewPost> {
  return {
    key: mutationKeys.create(userId, category),
    family: postFamily,
    async send({ media, ...post }) {
      const body = { ...post, mediaUrls: await media(), userPosted, userId };
      requireUser(api, userId);
      return succeeded(api.client.POST('/posts/CreatePost', { body }));
    },
    failureText: (error) => messages.createPostFailed(reasonOf(error)),
    invalidates: stalePosts,
  };
}

export function deletePost({ client, cache }: Api, id: string): Mutation<void> {
  return {
    key: mutationKeys.remove(id),
    cancels: [postKeys.all],
    apply: () => removeFromLists(cache, id),
    send: () => succeeded(client.DELETE('/posts/delete/{id}', { params: { path: { id } } })),
    accept: () => cache.removeQueries({ queryKey: postKeys.detail(id), type: 'inactive' }),
    failureText: (error) => messages.deletePostFailed(reasonOf(error)),
    invalidates: [
      // The deleted post may still be on screen: a refetch would replace it by "not found".
      { queryKey: postKeys.details, refetchType: 'none' },
      { queryKey: postKeys.lists },
      ...staleCounts,
    ],
  };
}
