import { forbidden } from '../errors';
import type { Services } from '../services';
import { findRoles } from './find-roles';
import { moderationMessages } from './messages';
import { may, type Permission } from './permissions';

/**
 * @param zone Of what the action is about. Undefined for members and chat.
 * @throws 403 with `refusal`.
 */
export async function requirePermission(
  services: Pick<Services, 'db' | 'adminId'>,
  userId: string,
  permission: Permission,
  { zone, refusal }: { zone?: string; refusal?: string } = {},
): Promise<void> {
  const roles = await findRoles(services, userId);
  if (!may(roles, permission, zone)) throw forbidden(refusal ?? moderationMessages.notAllowed);
}
