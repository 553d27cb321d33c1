import type { PostChange } from '@alphazone/client';

import type { Api } from '../api/ApiContext';
import { findPost, postKeys, removeFromLists, updatePost } from '../api/posts/postCache';
import { withCounts } from '../api/posts/postView';
import { isPending } from '../api/pending';
import { postFamily } from '../api/posts/mutationKeys';
import { afterGaps, type Realtime } from './realtime';

/** Applies pushed changes to cached posts, without reordering a list that is being read. */
export function followPosts(api: Api, realtime: Realtime): void {
  realtime.on('post changed', (change) => applyPostChange(api, change));
  afterGaps(realtime, () => void api.cache.invalidateQueries({ queryKey: postKeys.all }));
}

/** Applies a post's new counts. Its place in a list changes with the next refetch. */
export function applyPostChange(api: Api, change: PostChange): void {
  const { cache } = api;
  const id = change._id;
  if ('deleted' in change) {
    removeFromLists(cache, id);
    // A user who is reading it may finish.
    void cache.invalidateQueries({ queryKey: postKeys.detail(id), refetchType: 'none' });
    return;
  }

  // Pending mutations are newer than the push and end with a refetch.
  if (isPending(api, [postFamily])) return;
  const isNewComment = findPost(cache, id)?.noOfComments !== change.noOfComments;
  updatePost(cache, id, (post) => withCounts(post, change));
  if (isNewComment) void cache.invalidateQueries({ queryKey: postKeys.detail(id) });
}
