import { lockMembersToRead } from '../accounts/accounts-repository';
import type { DatabaseTransaction } from '../database/database';
import { newId } from '../database/ids';
import { claimRequest } from '../idempotency/claim-requests';
import type { IdempotencyKey } from '../idempotency/idempotency-key';
import { insertAuditEntry, type AuditEntry } from '../moderation/audit/audit-log-repository';
import type { Permission } from '../moderation/roles/permissions';
import { requirePermission } from '../moderation/roles/require-permission';
import type { Services } from '../services';
import { findVote, type OwnVote } from '../votes/votes-repository';
import { changePost } from './change-post';
import type { PostCountsRow } from './post-counts-repository';
import type { LockedPost } from './post-rows-repository';

export interface AdministratorCall {
  postId: string;
  userId: string;
  idempotency?: IdempotencyKey | undefined;
}

export interface AdministratorChange extends Pick<AuditEntry, 'action' | 'details'> {
  post: PostCountsRow;
}

/**
 * Changes a post once per idempotency key, and writes the audit log.
 * @throws 403 with `refusal` without the permission.
 */
export async function changeByAdministrator(
  services: Pick<Services, 'db' | 'change' | 'adminId' | 'now'>,
  { postId, userId, idempotency }: AdministratorCall,
  { permission, refusal }: { permission: Permission; refusal: string },
  work: (post: LockedPost, transaction: DatabaseTransaction) => Promise<AdministratorChange>,
): Promise<{ post: PostCountsRow; vote: OwnVote }> {
  await requirePermission(services, userId, permission, { refusal });
  return changePost(services, postId, async (post, { transaction }) => {
    const now = services.now();
    if (idempotency) {
      await lockMembersToRead(transaction, [userId]);
      await claimRequest(transaction, { userId, idempotency, thingId: newId() }, now);
    }
    // Again: the role may have been taken while this waited for locks.
    await requirePermission(services, userId, permission, { refusal, db: transaction });
    const { post: changed, ...entry } = await work(post, transaction);
    await insertAuditEntry(
      transaction,
      { ...entry, actorId: userId, targetKind: 'post', targetId: postId, memberId: post.author_id },
      now,
    );
    return { post: changed, vote: await findVote(transaction, postId, userId) };
  });
}
