import { findGrantedRoles } from '../moderation/find-roles';
import { isStaff } from '../moderation/permissions';
import type { Services } from '../services';
import { lacksStaffFactor } from './staff-repository';

/** Whether the member's roles lack a required second factor. */
export async function isStaffWithoutFactor(
  services: Pick<Services, 'db' | 'adminId'>,
  userId: string,
): Promise<boolean> {
  return isStaff(await findGrantedRoles(services, userId)) && lacksStaffFactor(services.db, userId);
}
