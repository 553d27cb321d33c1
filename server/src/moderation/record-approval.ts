import { recordActivity } from '../activity/record-activity';
import type { UnitOfWork } from '../outcome/outcome';
import { findBody } from './content-repository';
import type { LockedContent } from './lock-content';

/** Catches up on publishing a held item: notifications and rewards. */
export async function recordApproval(unit: UnitOfWork, content: LockedContent, now: Date): Promise<void> {
  const { transaction } = unit;
  const { id, memberId: actorId } = content;
  if (content.kind === 'post') {
    const body = await findBody(transaction, 'posts', id);
    await recordActivity(unit, { kind: 'post created', actorId, postId: id, body }, now);
  }
  if (content.kind === 'comment') {
    const { id: postId, author_id: postAuthorId } = content.post;
    const body = await findBody(transaction, 'comments', id);
    await recordActivity(
      unit,
      { kind: 'comment created', actorId, postId, postAuthorId, commentId: id, body },
      now,
    );
  }
}
