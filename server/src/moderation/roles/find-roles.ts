import type { DatabaseReader } from '../../database/database';
import type { Services } from '../../services';
import { lacksStaffFactor } from '../../second-factor/staff-repository';
import { isStaff, noRoles, type Roles } from './permissions';
import { isBanned, readRoles } from './roles-repository';

/**
 * Returns the effective roles: none for a banned member, or without a required second factor.
 * @param db The transaction, if a concurrent change of roles must count.
 */
export async function findRoles(
  services: Pick<Services, 'db' | 'adminId'>,
  userId: string,
  db: DatabaseReader = services.db,
): Promise<Roles> {
  const roles = await findGrantedRoles(services, userId, db);
  if (!isStaff(roles)) return roles;
  const [lacksFactor, banned] = await Promise.all([lacksStaffFactor(db, userId), isBanned(db, userId)]);
  return lacksFactor || banned ? noRoles : roles;
}

export async function findGrantedRoles(
  services: Pick<Services, 'db' | 'adminId'>,
  userId: string,
  db: DatabaseReader = services.db,
): Promise<Roles> {
  const [rows, adminId] = await Promise.all([readRoles(db, userId), services.adminId()]);
  const zones = rows.flatMap(({ role, zone }) => (role === 'moderator' ? [zone] : []));
  return {
    administrator: userId === adminId || rows.some(({ role }) => role === 'administrator'),
    moderates: zones.includes(null) ? 'all' : zones.filter((zone) => zone !== null),
  };
}
