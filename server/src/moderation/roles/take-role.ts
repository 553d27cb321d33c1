import { lockSession, type OwnSession } from '../../accounts/sessions/lock-session';
import { isId } from '../../database/ids';
import { notFound } from '../../errors';
import type { Services } from '../../services';
import { insertAuditEntry } from '../audit/audit-log-repository';
import { moderationMessages } from '../messages';
import { notifyOfAccountChange } from '../members/notify-of-account-change';
import { requireOtherAdministrator } from './require-other-administrator';
import { requirePermission } from './require-permission';
import { deleteRole, lockAdministrators } from './roles-repository';

/** @throws 401 when the administrator's session has ended, 409 for the last administrator. */
export async function takeRole(
  services: Pick<Services, 'db' | 'change' | 'adminId' | 'now'>,
  actor: OwnSession,
  roleId: string,
): Promise<void> {
  const { userId: actorId } = actor;
  await services.change(async (unit) => {
    const { transaction } = unit;
    await lockSession(transaction, actor);
    await lockAdministrators(transaction);
    await requirePermission(services, actorId, 'grant and take roles', { db: transaction });
    const taken = isId(roleId) ? await deleteRole(transaction, roleId) : undefined;
    if (!taken) throw notFound(moderationMessages.noRole);
    const { user_id: userId, role, zone } = taken;
    if (role === 'administrator') await requireOtherAdministrator(services, transaction, userId);
    await insertAuditEntry(
      transaction,
      {
        actorId,
        action: 'take role',
        targetKind: 'member',
        targetId: userId,
        memberId: userId,
        details: { role, zone },
      },
      services.now(),
    );
    // The member's sockets leave queues that they may no longer follow.
    unit.outcome.changedAccess.push(userId);
    if (userId !== actorId) await notifyOfAccountChange(unit, userId, 'roles');
  });
}
