import { ApiError } from '@alphazone/client';

import type { Forum } from '../Forum';

/** Throws if the user has logged out: a delayed request would carry the current user's token. */
export function requireUser(
  { currentUserId, texts }: Pick<Forum, 'currentUserId' | 'texts'>,
  userId: string,
): void {
  if (currentUserId() !== userId) throw new ApiError(401, texts.sessionEnded);
}
