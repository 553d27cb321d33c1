import { recordActivity } from '../../activity/record-activity';
import { deleteNotificationsOf, findNotified } from '../../notifications/notification-writes-repository';
import type { UnitOfWork } from '../../outcome/outcome';
import { findCommentText, findPostText } from '../content/content-repository';
import type { LockedContent } from '../content/lock-content';

/**
 * Sends the notifications of an approved item, and its rewards for the day on which it was written. Repeats none of an
 * earlier approval. Locks users.
 */
export async function recordApproval(unit: UnitOfWork, content: LockedContent): Promise<void> {
  if (content.kind === 'chat message') return;
  const { transaction } = unit;
  const { id, memberId: actorId } = content;
  const notified = await findNotified(transaction, content);
  if (content.kind === 'post') {
    const { body, writtenOn } = await findPostText(transaction, id);
    await recordActivity(unit, { kind: 'post created', actorId, postId: id, body, notified }, writtenOn);
  } else {
    const { id: postId, author_id: postAuthorId, hidden } = content.post;
    const { body, writtenOn } = await findCommentText(transaction, id);
    const about = { postId, postAuthorId, commentId: id, isPostHidden: hidden !== null };
    await recordActivity(unit, { kind: 'comment created', actorId, ...about, body, notified }, writtenOn);
  }
}

/** Withdraws the notifications of a text that is held again. The author keeps the rewards. */
export async function withdrawApproval(
  { transaction, outcome }: UnitOfWork,
  content: LockedContent,
): Promise<void> {
  if (content.kind === 'chat message') return;
  outcome.changedNotifications.push(...(await deleteNotificationsOf(transaction, content)));
}
