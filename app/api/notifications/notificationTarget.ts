import type { Notification } from '@alphazone/client';

import { paths } from '../../paths';

const postTypes = ['mention', 'new_post', 'reply', 'post_vote'];

/** Where a notification leads; undefined when it names nothing. Spec section 9, Notification link targets. */
export function notificationTarget({
  type,
  postId,
  relatedEntityId,
  relatedEntityType,
}: Notification): string | undefined {
  if (postTypes.includes(type)) {
    const id = typeof postId === 'object' ? postId._id : postId;
    return id === undefined ? undefined : paths.post(id);
  }
  if (relatedEntityId === undefined) return undefined;
  if (relatedEntityType === 'Post') return paths.post(relatedEntityId);
  return relatedEntityType === 'User' ? paths.user(relatedEntityId) : undefined;
}
