import { succeeded } from '@alphazone/client';

import type { Api } from '../ApiContext';

/**
 * Counts a share of the current user. A failure is only logged. Guests are not counted, so nothing is sent for them.
 */
export async function reportShare(
  { client, currentUserId, log }: Pick<Api, 'client' | 'currentUserId' | 'log'>,
  postId: string,
): Promise<void> {
  if (currentUserId() === undefined) return;
  try {
    await succeeded(client.POST('/posts/share/{id}', { params: { path: { id: postId } } }));
  } catch (error) {
    log('The share could not be counted.', error);
  }
}
