import { ApiError } from '@alphazone/client';

import { messages } from '../messages';
import type { Api } from './ApiContext';

/** Throws if the user has logged out: a delayed request would carry the current user's token. */
export function requireUser({ currentUserId }: Pick<Api, 'currentUserId'>, userId: string): void {
  if (currentUserId() !== userId) throw new ApiError(401, messages.sessionEnded);
}
