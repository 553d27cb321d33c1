import type { DatabaseReader } from '../../database/database';
import { forbidden } from '../../errors';
import type { Services } from '../../services';
import { findGrantedRoles, findRoles } from './find-roles';
import { moderationMessages } from '../messages';
import { isStaff, type Roles } from './permissions';

/** @returns The member's roles. @throws 403 for staff, unless the moderator is an administrator. */
export async function requireRank(
  services: Pick<Services, 'db' | 'adminId'>,
  db: DatabaseReader,
  { moderatorId, memberId }: { moderatorId: string; memberId: string },
): Promise<Roles> {
  // Includes roles that lack a second factor.
  const target = await findGrantedRoles(services, memberId, db);
  if (!isStaff(target)) return target;
  const moderator = await findRoles(services, moderatorId, db);
  if (!moderator.administrator) throw forbidden(moderationMessages.outranked);
  return target;
}
