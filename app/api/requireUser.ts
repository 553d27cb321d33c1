import { ApiError } from '@alphazone/client';

import { messages } from '../messages';
import type { Api } from './ApiContext';

/**
 * Checks, just before a delayed request is sent, that its author is still logged in: it would go out with the
 * token of the current user.
 *
 * @throws ApiError when another user, or none, is logged in
 */
export function requireUser({ currentUserId }: Pick<Api, 'currentUserId'>, userId: string): void {
  if (currentUserId() !== userId) throw new ApiError(401, messages.sessionEnded);
}
