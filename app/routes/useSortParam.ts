import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { PostSort } from '@alphazone/react';
import { keptScroll } from '../navigation/keptScroll';

const defaultSort: PostSort = 'hot';

/** `?sort=new`, by default hot. A change replaces the history entry and shows the list from its start. */
export function useSortParam(
  sorts: readonly PostSort[],
): [sort: PostSort, setSort: (sort: PostSort) => void] {
  const [params, setParams] = useSearchParams();

  const setSort = useCallback(
    (sort: PostSort) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (sort === defaultSort) after.delete('sort');
          else after.set('sort', sort);
          // A cursor belongs to one order.
          after.delete('cursor');
          return after;
        },
        { replace: true, state: keptScroll },
      ),
    [setParams],
  );

  return [sorts.find((sort) => sort === params.get('sort')) ?? defaultSort, setSort];
}
