import { succeeded, type Session } from '@alphazone/client';

import type { Forum } from '../forum/Forum';
import type { Mutation } from '../forum/mutation';
import type { CreatedPost } from '../outbox/outboxCalls';
import { requireUser } from '../forum/requireUser';
import { editorTextsOf } from './editorTexts';
import { wholeSiteTextsOf } from '../wholeSiteTexts';
import { mutationKeys } from './mutationKeys';
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
  forum: Forum,
  category: string,
  { result: { _id: userId, name: userPosted } }: Session,
): Mutation<NewPost, CreatedPost | undefined> {
  return {
    key: mutationKeys.create(userId, category),
    async send({ media, ...post }) {
      const body = { ...post, mediaUrls: await media(), userPosted };
      requireUser(forum, userId);
      return forum.outbox.send('post', body);
    },
    successText: (created) => (created?.hidden === 'held' ? editorTextsOf(forum.texts).postHeld : undefined),
    failureText: editorTextsOf(forum.texts).createPostFailed,
    invalidates: stalePosts,
  };
}

export function deletePost(forum: Forum, id: string): Mutation<void> {
  const { client, cache } = forum;
  return {
    key: mutationKeys.remove(id),
    cancels: [postKeys.all],
    apply: () => removeFromLists(cache, id),
    send: () => succeeded(client.DELETE('/posts/delete/{id}', { params: { path: { id } } })),
    accept: () => cache.removeQueries({ queryKey: postKeys.detail(id), type: 'inactive' }),
    failureText: wholeSiteTextsOf(forum.texts).deletePostFailed,
    invalidates: [
      // The deleted post may still be on screen: a refetch would replace it by "not found".
      { queryKey: postKeys.details, refetchType: 'none' },
      { queryKey: postKeys.hidden(id), refetchType: 'none' },
      { queryKey: postKeys.lists },
      ...staleCounts,
    ],
  };
}
