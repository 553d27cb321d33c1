import type { Notification } from '@alphazone/client';

import type { NotificationView } from './notifications-repository';
import { textOf } from './notifications-rules';

export function serialiseNotification(row: NotificationView): Notification {
  const senderName = row.sender_username ?? row.sender_name;
  const base = {
    _id: row.id,
    read: row.is_read,
    message: textOf({ kind: row.kind, subject: row.subject, senderName, voters: row.voters }),
    createdAt: row.created_on.toISOString(),
  };
  if (row.kind === 'level_up' || row.kind === 'achievement') {
    return { ...base, type: 'other', relatedEntityId: row.user_id, relatedEntityType: 'User' };
  }
  if (row.kind === 'decision') {
    const { decision_id, decision_kind, decision_reason, decision_target } = row;
    return {
      ...base,
      type: 'other',
      relatedEntityId: row.user_id,
      relatedEntityType: 'User',
      ...(decision_id !== null &&
        decision_kind !== null &&
        decision_reason !== null &&
        decision_target !== null && {
          decision: {
            _id: decision_id,
            kind: decision_kind,
            reason: decision_reason,
            target: decision_target,
          },
        }),
    };
  }
  return {
    ...base,
    type: row.kind,
    ...(row.sender_id !== null &&
      senderName !== null &&
      row.voters <= 1 && { sender: { _id: row.sender_id, username: senderName } }),
    ...(row.post_id !== null &&
      row.post_title !== null && {
        postId: { _id: row.post_id, postTitle: row.post_title },
        relatedEntityId: row.post_id,
        relatedEntityType: 'Post',
      }),
  };
}
