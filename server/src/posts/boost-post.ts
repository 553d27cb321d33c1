import { limits } from '@alphazone/client/limits';

import { conflict } from '../errors';
import { messages } from '../messages';
import { insertAuditEntry } from '../moderation/audit-log-repository';
import { requirePermission } from '../moderation/require-permission';
import type { Services } from '../services';
import { findVote, type OwnVote } from '../votes/votes-repository';
import { changePost } from './change-post';
import type { PostCountsRow } from './post-counts-repository';
import { setBoost } from './post-writes-repository';
import { boostAfter } from './posts-rules';

export async function boostPost(
  services: Pick<Services, 'db' | 'change' | 'adminId' | 'now'>,
  { postId, userId, amount }: { postId: string; userId: string; amount: number },
): Promise<{ post: PostCountsRow; vote: OwnVote }> {
  const refusal = messages.onlyAdminBoosts;
  await requirePermission(services, userId, 'boost posts', { refusal });
  return changePost(services, postId, async (post, { transaction }) => {
    // Again: the role may have been taken while this waited for the post.
    await requirePermission(services, userId, 'boost posts', { refusal, db: transaction });
    const boost = boostAfter(post.boost, amount);
    if (boost === undefined)
      throw conflict(messages.boostFull(post.boost, limits.boost.maximum), boostTooHigh);
    const entry = { actorId: userId, targetKind: 'post', targetId: postId, memberId: post.author_id };
    await insertAuditEntry(
      transaction,
      { ...entry, action: 'boost post', details: { amount } },
      services.now(),
    );
    return {
      post: await setBoost(transaction, post, boost),
      vote: await findVote(transaction, postId, userId),
    };
  });
}

const boostTooHigh = { field: 'amount', message: 'is more than can be added.' };
