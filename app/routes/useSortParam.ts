import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { FeedSort } from '../screens/CategoryFeed';

/** The feed's sort as the address keeps it: `?sort=new`, else hot. Changing it leaves no step in the history. */
export function useSortParam(): [sort: FeedSort, setSort: (sort: FeedSort) => void] {
  const [params, setParams] = useSearchParams();

  const setSort = useCallback(
    (sort: FeedSort) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (sort === 'new') after.set('sort', sort);
          else after.delete('sort');
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );

  return [params.get('sort') === 'new' ? 'new' : 'hot', setSort];
}
