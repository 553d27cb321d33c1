import type { PagedList } from '@alphazone/react';
import { useLocation, useSearchParams } from 'react-router-dom';

import { pageFrom } from '../paths';

/** The page's `?cursor=`, at which its list starts. Undefined for the first page. */
export const useCursor = (): string | undefined => useSearchParams()[0].get('cursor') ?? undefined;

/** Links for readers without scripts. Undefined for the current page and for missing ones. */
export function usePageLinks({ nextCursor }: Pick<PagedList, 'nextCursor'>) {
  const location = useLocation();
  const cursor = useCursor();
  return {
    firstHref: cursor === undefined ? undefined : pageFrom(location),
    nextHref: nextCursor === undefined ? undefined : pageFrom(location, nextCursor),
  };
}
