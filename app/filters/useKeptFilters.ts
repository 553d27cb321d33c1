import { useMemberFilters, useSession } from '@alphazone/react';
import { useEffect } from 'react';

import { usePorts } from '../ports';
import { keptFiltersKey, keptFiltersOf } from './keptFilters';

/** Within it, also posts that hydrate late are folded away. */
const foldingMs = 2_000;

/**
 * Keeps the member's filters until their log-out. With them the next page's head hides what would be readable until the app folds
 * it away (`app/appearance/hideFiltered.ts`).
 */
export function useKeptFilters(): void {
  const { storage } = usePorts();
  const userId = useSession().user?._id;
  const filters = useMemberFilters();

  useEffect(() => {
    if (userId === undefined || !filters) return;
    // Storage may be full or blocked. The next page then hides nothing early.
    try {
      storage.setItem(keptFiltersKey, JSON.stringify(keptFiltersOf(userId, filters)));
    } catch {
      return;
    }
    return () => storage.removeItem(keptFiltersKey);
  }, [storage, userId, filters]);

  const isLoaded = filters !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    const { dataset } = document.documentElement;
    if (dataset['filters'] !== undefined) dataset['filters'] = 'loaded';
    const timer = setTimeout(() => delete dataset['filters'], foldingMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);
}
