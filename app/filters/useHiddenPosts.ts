import { useMemberFilters, type Feed } from '@alphazone/react';
import { useCallback, useEffect, useState } from 'react';

type Post = NonNullable<Feed['posts']>[number];

/**
 * Removes hidden posts from the list, except recently hidden ones, which can be shown again. While none is left, loads further
 * pages, and `shown` is undefined.
 */
export function useHiddenPosts({ posts, nextCursor, hasMore, isLoadingMore, loadMore }: Feed) {
  const filters = useMemberFilters();
  const [undoable, setUndoable] = useState<ReadonlySet<string>>(new Set());
  const isHidden = (post: Post) => filters?.isHidden(post._id) ?? false;

  const left = posts?.filter((post) => !isHidden(post) || undoable.has(post._id));
  const isEachHidden = left?.length === 0 && posts?.length !== 0;
  const mustLoadMore = isEachHidden && hasMore && !isLoadingMore;
  useEffect(() => {
    if (mustLoadMore) loadMore();
  });

  return {
    shown: isEachHidden && nextCursor !== undefined ? undefined : left,
    isEachHidden,
    isHidden,
    onHide: useCallback((post: Post) => setUndoable((ids) => new Set([...ids, post._id])), []),
    undo: useCallback((post: Post) => void filters?.setHidden(post._id, false), [filters]),
  };
}
