import type { components } from '@alphazone/client';

import { findUserMatches } from '../members/find-user-matches';
import type { Handlers } from '../../contract/handlers';
import { requireMember } from '../../contract/handlers';
import { serialiseMatch } from '../../accounts/profiles/serialise-user';
import type { OwnSession } from '../../accounts/sessions/lock-session';
import type { Member } from '../../accounts/member';
import { requireRecentProof } from '../../second-factor/require-recent-proof';
import type { Services } from '../../services';
import { grantRoles } from './grant-roles';
import { requirePermission } from './require-permission';
import { listRoles } from './roles-repository';
import { takeRole } from './take-role';

const maxListed = 500;

export function rolesHandlers(services: Services): Pick<Handlers, 'listRoles' | 'grantRoles' | 'takeRole'> {
  const { db, adminId } = services;

  async function grantedRoles(): Promise<components['schemas']['GrantedRoles']> {
    const fixedId = await adminId();
    const [rows, fixed] = await Promise.all([
      listRoles(db, maxListed),
      findUserMatches(db, fixedId === undefined ? [] : [fixedId]),
    ]);
    const [administrator] = fixed.values();
    return {
      ...(administrator && { fixedAdministrator: administrator }),
      roles: rows.map((row) => ({
        _id: row.id,
        user: serialiseMatch({ ...row, id: row.user_id }),
        role: row.role,
        ...(row.zone !== null && { zone: row.zone }),
        grantedOn: row.granted_on.toISOString(),
      })),
    };
  }

  /** Checked first, so that other members get no prompt for a proof. */
  async function requireProvedGranter(
    call: Parameters<typeof requireRecentProof>[1] & { member: Member | undefined },
  ): Promise<OwnSession> {
    const { id: userId } = requireMember(call);
    await requirePermission(services, userId, 'grant and take roles');
    return { userId, sessionId: await requireRecentProof(services, call) };
  }

  return {
    async listRoles(call) {
      await requirePermission(services, requireMember(call).id, 'grant and take roles');
      return grantedRoles();
    },

    async grantRoles(call) {
      const { userId, role, zones = [] } = call.body;
      await grantRoles(services, await requireProvedGranter(call), { userId, role, zones });
      return grantedRoles();
    },

    async takeRole(call) {
      await takeRole(services, await requireProvedGranter(call), call.params.id);
      return grantedRoles();
    },
  };
}
