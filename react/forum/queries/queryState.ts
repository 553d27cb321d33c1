import type { ApiError } from '@alphazone/client';
import type { UseQueryResult } from '@tanstack/react-query';

import type { Forum } from '../Forum';
import { asApiError } from '../errors';

/** Errors have a message for a person. */
interface QueryState {
  /** Error of the first load. Null once there is data, also after a failed refetch. */
  error: ApiError | null;
  retry: () => void;
}

/** What a hook returns of a query besides its data, like `pagedList` for lists. */
export function queryState(
  { texts }: Pick<Forum, 'texts'>,
  { data, error, refetch }: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>,
): QueryState {
  return {
    error: error && data === undefined ? asApiError(texts, error) : null,
    retry: () => void refetch(),
  };
}
