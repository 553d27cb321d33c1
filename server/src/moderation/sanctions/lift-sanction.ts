import { lockMember } from '../../accounts/accounts-repository';
import type { SanctionKind } from '../../database/column-types';
import { isId } from '../../database/ids';
import { forbidden, notFound } from '../../errors';
import type { UnitOfWork } from '../../outcome/outcome';
import type { Services } from '../../services';
import { insertAuditEntry } from '../audit/audit-log-repository';
import { lockDecision } from '../decisions/decisions-repository';
import { moderationMessages } from '../messages';
import { notifyOfAccountChange } from '../members/notify-of-account-change';
import { permissionFor } from '../roles/permissions';
import { requirePermission } from '../roles/require-permission';
import { requireRank } from '../roles/require-rank';
import { endDecision, findSanction, storeSanction } from './sanctions-repository';

interface Lifting {
  memberId: string;
  kind: SanctionKind;
}

export async function liftSanction(
  services: Pick<Services, 'db' | 'change' | 'adminId' | 'now'>,
  moderatorId: string,
  lifting: Lifting,
): Promise<void> {
  await services.change((unit) => liftWithin(services, unit, moderatorId, lifting));
}

/** @throws 404 when none is in force, 403 without permission, and for staff unless the moderator is an administrator. */
async function liftWithin(
  services: Pick<Services, 'db' | 'adminId' | 'now'>,
  unit: UnitOfWork,
  moderatorId: string,
  { memberId, kind }: Lifting,
): Promise<void> {
  const { transaction } = unit;
  const now = services.now();
  const seen = isId(memberId) ? await findSanction(transaction, memberId, kind, now) : undefined;
  // Decisions are locked before members.
  if (seen) await lockDecision(transaction, seen.id);
  const exists = isId(memberId) && (await lockMember(transaction, memberId));
  const sanction = exists ? await findSanction(transaction, memberId, kind, now) : undefined;
  await requirePermission(services, moderatorId, permissionFor[kind], { db: transaction });
  if (memberId === moderatorId) throw forbidden(moderationMessages.notYourself);
  if (exists) await requireRank(services, transaction, { moderatorId, memberId });
  if (!sanction) throw notFound(moderationMessages.notSanctioned);
  await storeSanction(transaction, memberId, kind, null);
  await endDecision(transaction, sanction.id, now);
  await insertAuditEntry(
    transaction,
    {
      actorId: moderatorId,
      action: `lift ${kind}`,
      targetKind: 'member',
      targetId: memberId,
      memberId,
      details: { decision: sanction.id },
    },
    now,
  );
  await notifyOfAccountChange(unit, memberId, `${kind} lifted`);
}
