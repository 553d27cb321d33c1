import { kinds } from '@alphazone/client/kinds';

import { isId } from '../../database/ids';
import { conflict, forbidden, notFound } from '../../errors';
import type { UnitOfWork } from '../../outcome/outcome';
import { reopenCaseOf } from '../../reports/close-case-of';
import type { Services } from '../../services';
import { insertAuditEntry } from '../audit/audit-log-repository';
import { requireContentPermission, type ContentDecisionKind } from './decide-content';
import {
  findLatestDecision,
  lockDecision,
  markRestored,
  withdrawNotifications,
  type DecisionRow,
} from '../decisions/decisions-repository';
import { lockContentIfExists, type Target } from './lock-content';
import { moderationMessages } from '../messages';
import { notifyOfDecision, type DecisionNews } from '../decisions/notify-of-decision';
import { requireStaff } from '../roles/require-permission';
import { restoreTarget, zoneBefore } from './restore-target';
import { undoMs } from '../decisions/hidden-decisions-repository';

const isWithinUndo = (
  decision: Pick<DecisionRow, 'moderator_id' | 'decided_on'>,
  userId: string,
  now: Date,
) => decision.moderator_id === userId && now.getTime() - decision.decided_on.getTime() <= undoMs;

/** Reverses a decision about content. @throws 403, 404, 409 when it was appealed or already reversed. */
export async function restoreContent(
  services: Pick<Services, 'db' | 'adminId' | 'change' | 'now'>,
  { decisionId, userId }: { decisionId: string; userId: string },
): Promise<void> {
  const now = services.now();
  await requireStaff(services, userId);
  await services.change(async (unit) => {
    const decision = await lockDecision(unit.transaction, decisionId);
    if (!decision || !isAboutContent(decision)) throw notFound(moderationMessages.noDecision);
    await requireRestorePermission(services, unit, userId, decision);
    await reverseDecision(unit, decision, { userId, now });
  });
}

/**
 * Requires the permission in the content's current zone and in the zone to which it would return. Checks
 * nothing for a decision about a member.
 * @throws 403 like `requireContentPermission`.
 */
export async function requireRestorePermission(
  services: Pick<Services, 'db' | 'adminId'>,
  unit: UnitOfWork,
  userId: string,
  decision: DecisionRow,
): Promise<void> {
  if (!isAboutContent(decision)) return;
  const { target_kind: kind, target_id: id } = decision;
  const content = kind === 'picture' ? undefined : await lockContentIfExists(unit, { kind, id });
  const zones = new Set([content ? content.zone : (decision.zone ?? undefined), zoneBefore(decision)]);
  if (zones.size > 1) zones.delete(undefined);
  for (const zone of zones)
    await requireContentPermission(services, unit, userId, decision.kind, {
      zone,
      memberId: decision.member_id,
    });
}

/** Reverses the decision that locked them. @throws 403, 404 for a post without locked comments. */
export async function unlockCommentsOf(
  services: Pick<Services, 'db' | 'adminId' | 'change' | 'now'>,
  { postId, userId }: { postId: string; userId: string },
): Promise<void> {
  await requireStaff(services, userId);
  const decision = isId(postId) && (await findLatestDecision(services.db, postId, 'lock'));
  if (!decision) throw notFound(moderationMessages.notLocked);
  await restoreContent(services, { decisionId: decision.id, userId });
}

/**
 * Reverses a decision. Locks the content: lock the decision first.
 * @throws 403 for the member concerned, 409 when it was appealed or already reversed.
 */
export async function reverseDecision(
  unit: UnitOfWork,
  decision: DecisionRow,
  { userId, now, ...options }: { userId: string; now: Date; isUndo?: boolean },
): Promise<void> {
  requireReversible(decision, userId);
  const { transaction, outcome } = unit;
  // A member who has appealed knows of the decision.
  const isUndo = decision.state !== 'appealed' && (options.isUndo ?? isWithinUndo(decision, userId, now));
  await restoreTarget(unit, decision, { isUndo });
  await markRestored(transaction, decision.id, { now, isUndo });
  await insertAuditEntry(
    transaction,
    {
      actorId: userId,
      action: `${isUndo ? 'undo' : 'restore'} ${decision.kind} ${decision.target_kind}`,
      targetKind: decision.target_kind,
      targetId: decision.target_id,
      memberId: decision.member_id,
      details: { decision: decision.id },
    },
    now,
  );
  const userIds = new Set([decision.member_id, decision.moderator_id ?? userId, userId]);
  outcome.changedDecisions.push({ id: decision.id, zone: decision.zone, userIds: [...userIds] });
  if (isUndo) {
    await reopenCaseOf(unit, decision.id);
    await withdrawNotifications(transaction, decision.id);
    outcome.changedNotifications.push({ userId: decision.member_id });
  } else if (decision.member_id !== userId) {
    const news = { userId: decision.member_id, decisionId: decision.id, subject: reversalOf(decision) };
    await notifyOfDecision(unit, news);
  }
}

function requireReversible(
  { state, member_id, moderator_id }: Pick<DecisionRow, 'state' | 'member_id' | 'moderator_id'>,
  userId: string,
): void {
  if (member_id === userId && moderator_id !== userId) throw forbidden(moderationMessages.notOwnCase);
  if (state === 'restored') throw conflict(moderationMessages.restoredAlready);
  // The moderator who decided may grant the appeal: there may be no other to review it.
  const isGranted = state === 'appealed' && moderator_id === userId;
  if (state !== 'decided' && state !== 'upheld' && !isGranted) throw conflict(moderationMessages.hasAppeal);
}

function reversalOf({ state, kind }: Pick<DecisionRow, 'state' | 'kind'>): DecisionNews['subject'] {
  if (state === 'appealed') return 'restored';
  return kind === 'remove' ? 'approve' : 'taken back';
}

const isAboutContent = (decision: DecisionRow): decision is AboutContent =>
  kinds.contentDecisionKind.some((kind) => kind === decision.kind) && decision.target_kind !== 'member';

type AboutContent = DecisionRow & { kind: ContentDecisionKind; target_kind: Target['kind'] | 'picture' };
