import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import type { Services } from '../services';
import { findRoles } from './find-roles';
import { permissionsOf } from './permissions';

export function moderationHandlers(services: Services): Pick<Handlers, 'getMyRoles'> {
  return {
    async getMyRoles(call) {
      const roles = await findRoles(services, requireMember(call).id);
      const { administrator, moderates } = roles;
      return {
        administrator,
        allZones: moderates === 'all',
        zones: moderates === 'all' ? [] : [...moderates],
        permissions: permissionsOf(roles),
      };
    },
  };
}
