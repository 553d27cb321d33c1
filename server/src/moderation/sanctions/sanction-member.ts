import type { kinds } from '@alphazone/client/kinds';

import { lockMember } from '../../accounts/accounts-repository';
import { endSessions } from '../../accounts/sessions/end-sessions';
import type { ReportReason } from '../../database/column-types';
import { isId, newId } from '../../database/ids';
import { badFields, forbidden, notFound } from '../../errors';
import { claimRequest } from '../../idempotency/claim-requests';
import type { IdempotencyKey } from '../../idempotency/idempotency-key';
import type { UnitOfWork } from '../../outcome/outcome';
import type { Services } from '../../services';
import { decide } from '../decisions/decide';
import type { DecisionRow } from '../decisions/decisions-repository';
import { isSanctionKind } from './is-sanction-kind';
import { moderationMessages } from '../messages';
import { maySeeMember, permissionFor } from '../roles/permissions';
import { requireOtherAdministrator } from '../roles/require-other-administrator';
import { requirePermission } from '../roles/require-permission';
import { requireRank } from '../roles/require-rank';
import { findRestricted, storeSanction } from './sanctions-repository';

export type MemberDecisionKind = (typeof kinds.memberDecisionKind)[number];

export interface NewSanction {
  /** Id of the decision. @default a new one */
  id?: string | undefined;
  memberId: string;
  kind: MemberDecisionKind;
  reason: ReportReason;
  note?: string | undefined;
  /** Only for a silence or a ban. Undefined: permanent. */
  endsOn?: Date | undefined;
}

const notRestricted = { awaitsApproval: false };

type SanctionServices = Pick<Services, 'db' | 'adminId' | 'now'>;

export async function sanctionMember(
  services: SanctionServices & Pick<Services, 'change'>,
  moderatorId: string,
  sanction: NewSanction,
  idempotency?: IdempotencyKey,
): Promise<DecisionRow> {
  const id = newId();
  return services.change(async (unit) => {
    await claimRequest(unit.transaction, { userId: moderatorId, idempotency, thingId: id }, services.now());
    return sanctionWithin(services, unit, moderatorId, { ...sanction, id });
  });
}

/** @throws 403 without permission, and for staff of an equal or higher rank. */
export async function sanctionWithin(
  services: SanctionServices,
  unit: UnitOfWork,
  moderatorId: string,
  { id, memberId, kind, reason, note, endsOn }: NewSanction,
): Promise<DecisionRow> {
  const { transaction } = unit;
  const now = services.now();
  const isLasting = isSanctionKind(kind);
  const exists = isId(memberId) && (await lockMember(transaction, memberId));
  const roles = await requirePermission(services, moderatorId, permissionFor[kind], { db: transaction });
  if (endsOn && !isLasting) throw badFields({ field: 'endsOn', message: moderationMessages.endsNotAllowed });
  if (endsOn && endsOn <= now)
    throw badFields({ field: 'endsOn', message: moderationMessages.endsInThePast });
  const [restricted = notRestricted] = exists ? await findRestricted(transaction, [memberId]) : [];
  if (!exists || !maySeeMember(roles, restricted)) throw notFound(moderationMessages.noMember);
  await requireAllowedTarget(services, unit, { moderatorId, memberId });
  const decision = await decide(
    unit,
    { id, kind, target: { kind: 'member', id: memberId }, memberId, moderatorId, reason, note, endsOn },
    now,
  );
  if (isLasting) await storeSanction(transaction, memberId, kind, decision.id);
  if (kind === 'ban' || kind === 'end sessions') await endSessions(unit, memberId);
  return decision;
}

async function requireAllowedTarget(
  services: SanctionServices,
  { transaction }: UnitOfWork,
  { moderatorId, memberId }: { moderatorId: string; memberId: string },
): Promise<void> {
  if (memberId === moderatorId) throw forbidden(moderationMessages.notYourself);
  if (memberId === (await services.adminId())) throw forbidden(moderationMessages.fixedAdministrator);
  const target = await requireRank(services, transaction, { moderatorId, memberId });
  if (target.administrator) await requireOtherAdministrator(services, transaction, memberId, forbidden);
}
