export interface NotificationItem {
  _id: string;
  read: boolean;
  /** `mention`, `new_post`, `reply`, `post_vote`, or other. */
  type: string;
  message: string;
  sender?: { _id?: string; username: string };
  /** Servers that look it up send null for a deleted post. */
  postId?: string | { _id?: string; postTitle: string } | null;
  relatedEntityId?: string;
  /** `User` or `Post`. */
  relatedEntityType?: string;
  /** The moderators' decision that it is about. */
  decision?: { _id: string };
  /** ISO 8601. */
  createdAt: string;
}

export interface NotificationTarget {
  kind: 'post' | 'user' | 'decision';
  id: string;
}

const postTypes: readonly string[] = ['mention', 'new_post', 'reply', 'post_vote'];

/** Returns the page to open; undefined if the notification refers to none. */
export function notificationTarget(item: NotificationItem): NotificationTarget | undefined {
  if (item.decision) return { kind: 'decision', id: item.decision._id };
  const postId = typeof item.postId === 'object' ? item.postId?._id : item.postId;
  if (postTypes.includes(item.type) && postId) return { kind: 'post', id: postId };
  if (!item.relatedEntityId) return undefined;
  if (item.relatedEntityType === 'Post') return { kind: 'post', id: item.relatedEntityId };
  return item.relatedEntityType === 'User' ? { kind: 'user', id: item.relatedEntityId } : undefined;
}
