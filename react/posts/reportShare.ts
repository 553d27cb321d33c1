import { succeeded } from '@alphazone/client';

import type { Forum } from '../forum/Forum';

/** Logs failures without an alert. Shares by guests are not counted. */
export async function reportShare(
  { client, currentUserId, log }: Pick<Forum, 'client' | 'currentUserId' | 'log'>,
  postId: string,
): Promise<void> {
  if (currentUserId() === undefined) return;
  try {
    await succeeded(client.POST('/posts/share/{id}', { params: { path: { id: postId } } }));
  } catch (error) {
    log('The share could not be counted.', error);
  }
}
