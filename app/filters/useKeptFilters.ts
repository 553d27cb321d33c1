import { useMemberFilters, useSession } from '@alphazone/react';
import { useEffect } from 'react';

import { usePorts } from '../ports';

/** Enough time to hydrate and fold away every post in view. */
const foldingMs = 2_000;

/**
 * Keeps the member's filters until their session ends. With them the next page's head hides what would be readable until the app
 * folds it away (`app/appearance/hideFiltered.ts`).
 */
export function useKeptFilters(): void {
  const { storage, log } = usePorts();
  const userId = useSession().user?._id;
  const filters = useMemberFilters();

  useEffect(() => {
    if (userId === undefined || !filters) return;
    let isCurrent = true;
    // Late: only the next page needs it.
    import('./keptFilters').then(
      ({ keepFilters }) => isCurrent && keepFilters(storage, userId, filters),
      (error: unknown) => log('The filters could not be kept for the next page.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [storage, log, userId, filters]);

  const isLoaded = filters !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    const { dataset } = document.documentElement;
    if (dataset['filters'] !== undefined) dataset['filters'] = 'loaded';
    const timer = setTimeout(() => delete dataset['filters'], foldingMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);
}
