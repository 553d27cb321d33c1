import { insertAuditEntry } from '../moderation/audit-log-repository';
import { requirePermission } from '../moderation/require-permission';
import { messages } from '../messages';
import type { Services } from '../services';
import { findVote, type OwnVote } from '../votes/votes-repository';
import { changePost } from './change-post';
import type { PostCountsRow } from './post-counts-repository';
import { setPinned } from './post-writes-repository';

export async function togglePin(
  services: Pick<Services, 'db' | 'change' | 'adminId' | 'now'>,
  { postId, userId }: { postId: string; userId: string },
): Promise<{ post: PostCountsRow; vote: OwnVote }> {
  const refusal = messages.onlyAdminPins;
  await requirePermission(services, userId, 'pin posts', { refusal });
  return changePost(services, postId, async (post, { transaction }) => {
    // Again: the role may have been taken while this waited for the post.
    await requirePermission(services, userId, 'pin posts', { refusal, db: transaction });
    const entry = { actorId: userId, targetKind: 'post', targetId: postId, memberId: post.author_id };
    const action = post.pinned ? 'unpin post' : 'pin post';
    await insertAuditEntry(transaction, { ...entry, action }, services.now());
    return {
      post: await setPinned(transaction, post, !post.pinned),
      vote: await findVote(transaction, postId, userId),
    };
  });
}
