import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import type { Services } from '../services';
import { findRoles } from './roles/find-roles';
import { permissionsOf } from './roles/permissions';
import { sanctionOf } from './sanctions/sanctions';
import { serialiseSanction } from './decisions/serialise-member-decision';

export function moderationHandlers(services: Services): Pick<Handlers, 'getMyRoles'> {
  return {
    async getMyRoles(call) {
      const member = requireMember(call);
      const roles = await findRoles(services, member.id);
      const sanction = sanctionOf(member, services.now());
      const { administrator, moderates } = roles;
      return {
        administrator,
        allZones: moderates === 'all',
        zones: moderates === 'all' ? [] : [...moderates],
        permissions: permissionsOf(roles),
        ...(sanction && { sanction: serialiseSanction(sanction) }),
        ...(member.awaitsApproval && sanction?.kind !== 'ban' && { awaitsApproval: true }),
      };
    },
  };
}
