import type { DatabaseReader } from '../database/database';
import { findGrantedRoles } from '../moderation/roles/find-roles';
import { isStaff } from '../moderation/roles/permissions';
import type { Services } from '../services';
import { lacksStaffFactor } from './staff-repository';

/** Whether the member's roles lack a required second factor. */
export async function isStaffWithoutFactor(
  services: Pick<Services, 'db' | 'adminId'>,
  userId: string,
  db: DatabaseReader = services.db,
): Promise<boolean> {
  return isStaff(await findGrantedRoles(services, userId, db)) && lacksStaffFactor(db, userId);
}
