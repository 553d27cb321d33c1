import type { ApiError } from '@alphazone/client';
import type { UseQueryResult } from '@tanstack/react-query';

import type { Forum } from './Forum';
import { asApiError } from './errors';

/** Errors have a message for a person. */
interface QueryState {
  /** The data could not be loaded. */
  error: ApiError | null;
  retry: () => void;
}

/** What a hook returns of a query besides its data, like `pagedList` for lists. */
export function queryState(
  { texts }: Pick<Forum, 'texts'>,
  { error, refetch }: Pick<UseQueryResult, 'error' | 'refetch'>,
): QueryState {
  return { error: error && asApiError(texts, error), retry: () => void refetch() };
}
