import type { DatabaseReader } from '../../database/database';
import { forbidden, type HttpError } from '../../errors';
import { secondFactorMessages } from '../../second-factor/messages';
import { isStaffWithoutFactor } from '../../second-factor/staff';
import type { Services } from '../../services';
import { findRoles } from './find-roles';
import { moderationMessages } from '../messages';
import { isStaff, may, permissions, type Permission, type Roles } from './permissions';

/** 403, naming the role that has the permission. */
export const notAllowed = (permission: Permission): HttpError =>
  forbidden(moderationMessages.notAllowed(permissions[permission]));

/** Requires the permission in any zone, before a response reveals whether the target exists. @throws 403 */
export async function requireStaff(
  services: Pick<Services, 'db' | 'adminId'>,
  userId: string,
): Promise<Roles> {
  const roles = await findRoles(services, userId);
  if (!isStaff(roles)) throw forbidden(moderationMessages.notAllowed('any moderator'));
  return roles;
}

/**
 * @param zone Zone of the target. Undefined for members and chat.
 * @param db The transaction, if a concurrent change of roles must count. Call it after waiting for locks.
 * @returns The member's roles.
 * @throws 403 with `refusal`.
 */
export async function requirePermission(
  services: Pick<Services, 'db' | 'adminId'>,
  userId: string,
  permission: Permission,
  {
    zone,
    refusal,
    db = services.db,
  }: { zone?: string | undefined; refusal?: string; db?: DatabaseReader } = {},
): Promise<Roles> {
  const roles = await findRoles(services, userId, db);
  if (may(roles, permission, zone)) return roles;
  if (await isStaffWithoutFactor(services, userId, db)) throw forbidden(secondFactorMessages.staffFirst);
  throw refusal === undefined ? notAllowed(permission) : forbidden(refusal);
}
