import { succeeded } from '@alphazone/client';

import type { Forum } from '../../forum/Forum';
import type { Mutation } from '../../forum/mutations/mutation';
import { wholeSiteTextsOf } from '../../wholeSiteTexts';
import { mutationKeys } from '../mutationKeys';
import { postKeys, removeFromLists } from '../postCache';
import { staleCounts } from '../stalePosts';

export function deletePost(forum: Forum, id: string): Mutation<void> {
  const { client, cache } = forum;
  return {
    key: mutationKeys.remove(id),
    cancels: [postKeys.lists, postKeys.detail(id)],
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
