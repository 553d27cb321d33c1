import { useMemberFilters, type FilterableItem } from '@alphazone/react';
import { useMemo } from 'react';

import { messages } from '../messages';

/** Returns a function that says why an item is folded away. */
export function useFoldReason(): (item: FilterableItem) => string | undefined {
  const foldReasonOf = useMemberFilters()?.foldReasonOf;
  return useMemo(
    () => (item) => {
      const reason = foldReasonOf?.(item);
      if (!reason) return undefined;
      return reason.kind === 'blocked' ? messages.filters.blocked : messages.filters.muted(reason.word);
    },
    [foldReasonOf],
  );
}
