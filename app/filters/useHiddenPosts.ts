import { useMemberFilters, type Feed } from '@alphazone/react';
import { useCallback, useEffect, useState } from 'react';

type Post = NonNullable<Feed['posts']>[number];

/**
 * Removes hidden posts from the list, except recently hidden ones, which can be shown again. Loads further pages while
 * nothing is left.
 */
export function useHiddenPosts({ posts = [], hasMore, isLoadingMore, loadMore }: Feed) {
  const filters = useMemberFilters();
  const [undoable, setUndoable] = useState<ReadonlySet<string>>(new Set());
  const isHidden = (post: Post) => filters?.isHidden(post._id) ?? false;

  const shown = posts.filter((post) => !isHidden(post) || undoable.has(post._id));
  const isEachHidden = posts.length > 0 && shown.length === 0;
  const mustLoadMore = isEachHidden && hasMore && !isLoadingMore;
  useEffect(() => {
    if (mustLoadMore) loadMore();
  });

  return {
    shown,
    isEachHidden,
    isHidden,
    onHide: useCallback((post: Post) => setUndoable((ids) => new Set([...ids, post._id])), []),
    undo: useCallback((post: Post) => void filters?.setHidden(post._id, false), [filters]),
  };
}
