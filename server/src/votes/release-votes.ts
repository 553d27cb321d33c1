import { forbidden } from '../errors';
import { lockActorStates } from '../gamification/reward';
import { insertAuditEntry } from '../moderation/audit/audit-log-repository';
import { findPlace } from '../moderation/content/content-repository';
import { moderationMessages } from '../moderation/messages';
import { requirePermission } from '../moderation/roles/require-permission';
import { changePost } from '../posts/change-post';
import type { Services } from '../services';
import { takeHeldVotes } from './held-votes-repository';
import { storeCountedVotes } from './store-counted-votes';

/**
 * Counts held-back votes. Skips votes withdrawn meanwhile or already counted.
 * @throws 403 without permission, and for the moderator's own post.
 */
export async function releaseVotes(
  services: Pick<Services, 'db' | 'change' | 'adminId' | 'now'>,
  { postId, voterIds, moderatorId }: { postId: string; voterIds: readonly string[]; moderatorId: string },
): Promise<void> {
  const now = services.now();
  await changePost(services, postId, async (post, unit) => {
    const { transaction } = unit;
    const states = await lockActorStates(transaction, voterIds, now);
    // The post may have been moved meanwhile.
    const { category: zone } = await findPlace(transaction, post);
    await requirePermission(services, moderatorId, 'review votes', { zone, db: transaction });
    if (post.author_id === moderatorId) throw forbidden(moderationMessages.ownVotes);
    const voters = new Map(states.flatMap((voter) => (voter ? [[voter.id, voter] as const] : [])));
    const released = (await takeHeldVotes(transaction, post, [...voters.keys()])).flatMap(
      ({ voterId, vote }) => {
        const voter = voters.get(voterId);
        return voter
          ? [{ post, voterId, voter, before: null, after: vote, notifies: voterId !== post.author_id }]
          : [];
      },
    );
    if (released.length === 0) return { post: 'unchanged' };
    await insertAuditEntry(
      transaction,
      {
        actorId: moderatorId,
        action: 'release votes',
        targetKind: 'post',
        targetId: post.id,
        memberId: post.author_id,
        details: { votes: released.length, voters: released.map(({ voterId }) => voterId).join(' ') },
      },
      now,
    );
    const [counts] = await storeCountedVotes(unit, released, now);
    return { post: counts ?? 'unchanged' };
  });
}
