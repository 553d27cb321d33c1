import { ApiError } from '@alphazone/client';

import type { Api } from '../ApiContext';

/**
 * Counts a share of the current user. Not awaited by the caller: a server without the call (404) is ignored, any other
 * failure is only logged. Guests are not counted, so nothing is sent for them.
 */
export async function reportShare(
  { client, currentUserId, log }: Pick<Api, 'client' | 'currentUserId' | 'log'>,
  postId: string,
): Promise<void> {
  if (currentUserId() === undefined) return;
  try {
    await client.POST('/posts/share/{id}', { params: { path: { id: postId } }, parseAs: 'text' });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) log('The share could not be counted.', error);
  }
}
