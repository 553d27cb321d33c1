import type { kinds } from '@alphazone/client/kinds';
import { titles } from '@alphazone/client/kinds';

import type { ReportReason } from '../../database/column-types';
import { badRequest, conflict, forbidden } from '../../errors';
import type { UnitOfWork } from '../../outcome/outcome';
import type { Services } from '../../services';
import { decide } from '../decisions/decide';
import { findLatestDecision, type DecisionRow } from '../decisions/decisions-repository';
import { editTags } from './edit-tags';
import { findRoles } from '../roles/find-roles';
import { hideContent } from './hide-content';
import { lockComments } from './lock-comments';
import { lockContent, type LockedContent, type Target } from './lock-content';
import { moderationMessages } from '../messages';
import { movePost, targetZone } from './move-post';
import { isConcerned, may, permissionFor } from '../roles/permissions';
import { recordApproval } from '../members/record-approval';
import { notAllowed } from '../roles/require-permission';

export type ContentDecisionKind = (typeof kinds.contentDecisionKind)[number];

export interface ContentDecision {
  kind: ContentDecisionKind;
  target: Target;
  moderatorId: string;
  reason: ReportReason;
  note?: string | undefined;
  /** For `move`. */
  zone?: string | undefined;
  /** For `edit tags`. */
  tags?: readonly string[] | undefined;
  /** The state that the moderator saw. */
  expected?: { zone?: string | undefined; tags?: readonly string[] | undefined } | undefined;
  batchId?: string | undefined;
}

/**
 * Changes the content and records the decision, in the caller's transaction. Locks the content first.
 * @throws 403 like `requireContentPermission`, 404 when it was deleted, 409 when it has changed since.
 */
export async function decideContent(
  services: Pick<Services, 'db' | 'adminId' | 'site'>,
  unit: UnitOfWork,
  decision: ContentDecision,
  now: Date,
): Promise<DecisionRow> {
  const content = await lockContent(unit, decision.target);
  await requireContentPermission(services, unit, decision.moderatorId, decision.kind, content);
  const before = await apply(services, unit, decision, content);
  const { kind, target, moderatorId, reason, note, batchId } = decision;
  return decide(
    unit,
    {
      kind,
      target,
      zone: content.zone,
      memberId: content.memberId,
      moderatorId,
      reason,
      note,
      before,
      batchId,
    },
    now,
  );
}

/** @throws 403 without the permission, and for the author of the content, except for administrators and `lock`. */
export async function requireContentPermission(
  services: Pick<Services, 'db' | 'adminId'>,
  { transaction }: UnitOfWork,
  moderatorId: string,
  kind: ContentDecisionKind,
  { zone, memberId }: Pick<LockedContent, 'zone' | 'memberId'>,
): Promise<void> {
  const roles = await findRoles(services, moderatorId, transaction);
  const permission = zone === undefined ? 'moderate chat and members' : permissionFor[kind];
  if (!may(roles, permission, zone)) throw notAllowed(permission);
  if (kind !== 'lock' && isConcerned(memberId, { roles, userId: moderatorId }))
    throw forbidden(moderationMessages.notOwnCase);
}

/** @returns The data for `restoreTarget`. */
async function apply(
  services: Pick<Services, 'db' | 'adminId' | 'site'>,
  unit: UnitOfWork,
  { kind, target, moderatorId, zone, tags, expected }: ContentDecision,
  content: LockedContent,
): Promise<object> {
  if (kind === 'approve') {
    if (content.hidden !== 'held') throw conflict(moderationMessages.notHeld);
    await hideContent(unit, content, null);
    await recordApproval(unit, content);
    return { hidden: content.hidden };
  }
  if (content.hidden === 'removed') throw conflict(await describeRemoval(unit, target));
  if (kind === 'remove') {
    await hideContent(unit, content, 'removed');
    return { hidden: content.hidden };
  }
  if (content.kind !== 'post') throw badRequest(moderationMessages.onlyPosts);
  switch (kind) {
    case 'lock':
      await lockComments(unit, content);
      return {};
    case 'move': {
      const to = targetZone(services.site, zone);
      await requireContentPermission(services, unit, moderatorId, kind, { ...content, zone: to });
      await movePost(unit, content, { to, expected: expected?.zone });
      return { zone: content.zone, to };
    }
    case 'edit tags': {
      const after = await editTags(unit, content, { tags, expected: expected?.tags });
      return { tags: content.tags, to: after };
    }
  }
}

/** Returns the refusal of a decision about removed content, with the reason of its removal. */
export async function describeRemoval({ transaction }: UnitOfWork, { id }: Target): Promise<string> {
  const decision = await findLatestDecision(transaction, id, 'remove');
  return moderationMessages.removedAlready(decision && titles.reportReason[decision.reason]);
}
