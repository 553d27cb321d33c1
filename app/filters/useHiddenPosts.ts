import { useMemberFilters } from '@alphazone/react';
import { useCallback, useState } from 'react';

/** Removes hidden posts from the list, except recently hidden ones, which can be shown again. */
export function useHiddenPosts<Post extends { _id: string }>(posts: readonly Post[]) {
  const filters = useMemberFilters();
  const [undoable, setUndoable] = useState<ReadonlySet<string>>(new Set());
  const isHidden = (post: Post) => filters?.isHidden(post._id) ?? false;

  return {
    shown: posts.filter((post) => !isHidden(post) || undoable.has(post._id)),
    isHidden,
    onHide: useCallback((post: Post) => setUndoable((ids) => new Set([...ids, post._id])), []),
    undo: useCallback((post: Post) => void filters?.setHidden(post._id, false), [filters]),
  };
}
