import { ApiError } from '@alphazone/client';

import { messages } from '../messages';
import type { Api } from './ApiContext';

/**
 * Call it just before sending a delayed request: the client would send it with the token of the current user.
 *
 * @throws ApiError if the user is no longer logged in
 */
export function requireUser({ currentUserId }: Pick<Api, 'currentUserId'>, userId: string): void {
  if (currentUserId() !== userId) throw new ApiError(401, messages.sessionEnded);
}
