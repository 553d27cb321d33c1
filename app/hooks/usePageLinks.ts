import type { PagedList } from '@alphazone/react';
import { useLocation, useSearchParams } from 'react-router-dom';

import { pageFrom } from '../paths';

/** Where the page's list begins: `?cursor=`, which links of rendered pages have. Undefined: at its start. */
export const useCursor = (): string | undefined => useSearchParams()[0].get('cursor') ?? undefined;

/** Links for readers without scripts. Each is undefined where its page is the current one or missing. */
export function usePageLinks({ nextCursor }: Pick<PagedList, 'nextCursor'>) {
  const location = useLocation();
  const cursor = useCursor();
  return {
    firstHref: cursor === undefined ? undefined : pageFrom(location),
    nextHref: nextCursor === undefined ? undefined : pageFrom(location, nextCursor),
  };
}
