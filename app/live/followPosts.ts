import type { PostChange } from '@alphazone/client';

import type { Api } from '../api/ApiContext';
import { findPost, postKeys, removeFromLists, updatePost } from '../api/posts/postCache';
import { withCounts } from '../api/posts/postView';
import { isPending } from '../api/pending';
import { postFamily } from '../api/posts/mutationKeys';
import { afterGaps, type Realtime } from './realtime';

/** Keeps what is on screen up to date with what the server tells, without moving it under the reader. */
export function followPosts(api: Api, realtime: Realtime): void {
  realtime.on('post changed', (change) => applyPostChange(api, change));
  afterGaps(realtime, () => void api.cache.invalidateQueries({ queryKey: postKeys.all }));
}

/** Shows a post's new counts. Its place in a list stays until that is asked for again. */
export function applyPostChange(api: Api, change: PostChange): void {
  const { cache } = api;
  const id = change._id;
  if ('deleted' in change) {
    removeFromLists(cache, id);
    // Whoever reads it may finish; coming back tells that it is gone.
    void cache.invalidateQueries({ queryKey: postKeys.detail(id), refetchType: 'none' });
    return;
  }

  // Own changes that are on their way are newer than this; they end by asking again.
  if (isPending(api, [postFamily])) return;
  const isNewComment = findPost(cache, id)?.noOfComments !== change.noOfComments;
  updatePost(cache, id, (post) => withCounts(post, change));
  if (isNewComment) void cache.invalidateQueries({ queryKey: postKeys.detail(id) });
}
