import { ApiError } from '@alphazone/client';

import type { Api } from '../ApiContext';

/**
 * Tells the server that the reader has shared a post, so that it counts. Nobody waits for that: a plain
 * server does not know the call (404), and any other failure is only logged. Visitors are not counted, so
 * for them nothing is sent.
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
