import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { PostSort } from '../api/posts/postFilter';

const standard: PostSort = 'hot';

/**
 * The feed's sort as the address keeps it: `?sort=new`, else hot. Changing it leaves no step in the history.
 *
 * @param sorts the orders that the feed has; the address can ask for no other
 */
export function useSortParam(
  sorts: readonly PostSort[],
): [sort: PostSort, setSort: (sort: PostSort) => void] {
  const [params, setParams] = useSearchParams();

  const setSort = useCallback(
    (sort: PostSort) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (sort === standard) after.delete('sort');
          else after.set('sort', sort);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );

  return [sorts.find((sort) => sort === params.get('sort')) ?? standard, setSort];
}
