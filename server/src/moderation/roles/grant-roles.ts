import { lockMember } from '../../accounts/accounts-repository';
import { lockSession, type OwnSession } from '../../accounts/sessions/lock-session';
import type { Role } from '../../database/column-types';
import { isId, newId } from '../../database/ids';
import { badFields, notFound } from '../../errors';
import { zoneNamed } from '../../site/site-settings';
import type { Services } from '../../services';
import { insertAuditEntry } from '../audit/audit-log-repository';
import { moderationMessages } from '../messages';
import { requirePermission } from './require-permission';
import { insertRole, lockAdministrators } from './roles-repository';
import { notifyOfAccountChange } from '../members/notify-of-account-change';

export interface RoleGrant {
  userId: string;
  role: Role;
  /** Empty: all zones. */
  zones: readonly string[];
}

/** @throws 401 when the administrator's session has ended. */
export async function grantRoles(
  services: Pick<Services, 'db' | 'change' | 'adminId' | 'now' | 'site'>,
  actor: OwnSession,
  { userId, role, zones }: RoleGrant,
): Promise<void> {
  const { userId: actorId } = actor;
  if (role === 'administrator' && zones.length > 0)
    throw badFields({ field: 'zones', message: moderationMessages.administratorsHaveNoZones });
  const known = zones.map((zone) => zoneNamed(services.site, zone));
  const granted = zones.length === 0 ? [null] : known.filter((zone) => zone !== undefined);
  if (granted.length < zones.length)
    throw badFields({ field: 'zones', message: moderationMessages.unknownZone });
  const now = services.now();
  await services.change(async (unit) => {
    const { transaction } = unit;
    const locked = new Set<string>();
    // In the order of ids: two administrators may grant roles to each other.
    for (const id of [actorId, userId].filter(isId).sort())
      if (await lockMember(transaction, id)) locked.add(id);
    await lockSession(transaction, actor);
    await lockAdministrators(transaction);
    await requirePermission(services, actorId, 'grant and take roles', { db: transaction });
    if (!locked.has(userId)) throw notFound(moderationMessages.noMember);
    let isChanged = false;
    for (const zone of new Set(granted)) {
      const row = { id: newId(), user_id: userId, role, zone, granted_by: actorId, granted_on: now };
      if (!(await insertRole(transaction, row))) continue;
      isChanged = true;
      await insertAuditEntry(
        transaction,
        {
          actorId,
          action: 'grant role',
          targetKind: 'member',
          targetId: userId,
          memberId: userId,
          details: { role, zone },
        },
        now,
      );
    }
    if (isChanged && userId !== actorId) await notifyOfAccountChange(unit, userId, 'roles');
  });
}
