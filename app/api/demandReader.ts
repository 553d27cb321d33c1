import { ApiError } from '@alphazone/client';

import { messages } from '../messages';
import type { Api } from './ApiContext';

/**
 * For what is sent some time after it was asked for: nothing goes out in one member's name with another's token.
 *
 * @throws ApiError when this member is not logged in any more
 */
export function demandReader({ readerId }: Pick<Api, 'readerId'>, userId: string): void {
  if (readerId() !== userId) throw new ApiError(401, messages.sessionEnded);
}
