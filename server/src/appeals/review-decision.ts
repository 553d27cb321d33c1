import { maskSecrets } from '@alphazone/client/secrets';

import { conflict, forbidden, notFound } from '../errors';
import { findRoles } from '../moderation/roles/find-roles';
import { may } from '../moderation/roles/permissions';
import type { DecisionRow } from '../moderation/decisions/decisions-repository';
import { moderationMessages } from '../moderation/messages';
import { notifyOfDecision } from '../moderation/decisions/notify-of-decision';
import { requireRank } from '../moderation/roles/require-rank';
import { requireRestorePermission } from '../moderation/content/restore-content';
import { restoreTarget } from '../moderation/content/restore-target';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import { changeDecision, type DecisionChange } from './change-decision';
import { appealMessages } from './messages';

interface ReviewStep extends DecisionChange {
  note?: string | undefined;
}

/** Starts a review by a different moderator than the one who decided. A review can be taken over. */
export async function startReview(services: Services, about: DecisionChange): Promise<void> {
  await changeDecision(
    services,
    about,
    'review.started',
    (row, unit) => requireReviewer(services, unit, row, about.userId),
    () => Promise.resolve({ reviewer_id: about.userId }),
  );
}

/** Ends the reviewer's own review, and upholds the decision. */
export async function upholdDecision(services: Services, { note, ...about }: ReviewStep): Promise<void> {
  await changeDecision(
    services,
    about,
    'decision.upheld',
    (row, unit) => requireOwnReview(services, unit, row, about.userId),
    async (row, unit) => {
      await notifyOfDecision(unit, { userId: row.member_id, decisionId: row.id, subject: 'upheld' });
      return { reviewed_on: services.now(), review_note: maskSecrets(note?.trim() ?? '') };
    },
  );
}

/** Ends the reviewer's own review, and reverses the decision. */
export async function restoreDecision(services: Services, { note, ...about }: ReviewStep): Promise<void> {
  await changeDecision(
    services,
    about,
    'decision.undone',
    async (row, unit) => {
      await requireOwnReview(services, unit, row, about.userId);
      await requireRestorePermission(services, unit, about.userId, row);
    },
    async (row, unit) => {
      await restoreTarget(unit, row);
      await notifyOfDecision(unit, { userId: row.member_id, decisionId: row.id, subject: 'restored' });
      return { reviewed_on: services.now(), review_note: maskSecrets(note?.trim() ?? '') };
    },
  );
}

async function requireReviewer(
  services: Services,
  { transaction }: UnitOfWork,
  row: DecisionRow,
  userId: string,
): Promise<void> {
  const roles = await findRoles(services, userId, transaction);
  const isStaff = may(roles, 'review appeals', row.zone ?? undefined);
  if (!isStaff && row.member_id !== userId) throw notFound(moderationMessages.noDecision);
  if (row.member_id === userId) throw forbidden(appealMessages.aboutYou);
  if (row.moderator_id === userId) throw forbidden(appealMessages.ownDecision);
  if (row.target_kind === 'member')
    await requireRank(services, transaction, { moderatorId: userId, memberId: row.member_id });
}

async function requireOwnReview(
  services: Services,
  unit: UnitOfWork,
  row: DecisionRow,
  userId: string,
): Promise<void> {
  await requireReviewer(services, unit, row, userId);
  if (row.reviewer_id !== userId) throw conflict(appealMessages.otherReviewer);
}
