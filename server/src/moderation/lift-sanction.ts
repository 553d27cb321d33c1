import { lockMember } from '../accounts/accounts-repository';
import type { SanctionKind } from '../database/column-types';
import { isId } from '../database/ids';
import { forbidden, notFound } from '../errors';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import { insertAuditEntry } from './audit-log-repository';
import { moderationMessages } from './messages';
import { notifyOfStanding } from './notify-of-standing';
import { requirePermission } from './require-permission';
import { sanctionPermissions } from './sanction-member';
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
  await requirePermission(services, moderatorId, sanctionPermissions[lifting.kind]);
  if (lifting.memberId === moderatorId) throw forbidden(moderationMessages.notYourself);
  await services.change((unit) => liftWithin(unit, moderatorId, lifting, services.now()));
}

/** @throws 404 when none is in force. */
async function liftWithin(
  unit: UnitOfWork,
  moderatorId: string,
  { memberId, kind }: Lifting,
  now: Date,
): Promise<void> {
  const { transaction } = unit;
  const exists = isId(memberId) && (await lockMember(transaction, memberId));
  const sanction = exists ? await findSanction(transaction, memberId, kind, now) : undefined;
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
  await notifyOfStanding(unit, memberId, `${kind} lifted`);
}
