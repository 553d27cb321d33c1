import { lockMember } from '../accounts/accounts-repository';
import { isId, newId } from '../database/ids';
import { conflict, accountDeleted, notFound } from '../errors';
import { findRoles } from '../moderation/roles/find-roles';
import { isStaff } from '../moderation/roles/permissions';
import { daysAfter } from '../moderation/sanctions/sanctions';
import type { Services } from '../services';
import {
  countOpenInvitations,
  deleteInvitation,
  insertInvitation,
  pruneInvitations,
  type InvitationRow,
} from './invitations-repository';
import { signUpMessages } from './messages';

const validDays = 14;
const maxOpen = { member: 5, staff: 50 };
/** Keeps expired invitations while sign-ups with one may be pending confirmation. */
const graceDays = 2;

type InvitationServices = Pick<Services, 'db' | 'change' | 'adminId' | 'now' | 'signUp'>;

export const maxOpenInvitations = async (
  services: Pick<Services, 'db' | 'adminId'>,
  userId: string,
): Promise<number> => maxOpen[isStaff(await findRoles(services, userId)) ? 'staff' : 'member'];

/** @throws 409 on a server without invitations, and when too many are open. */
export async function createInvitation(services: InvitationServices, userId: string): Promise<InvitationRow> {
  if (services.signUp.mode !== 'invite') throw conflict(signUpMessages.notByInvitation);
  const max = await maxOpenInvitations(services, userId);
  const now = services.now();
  const invitation = { id: newId(), created_on: now, expires_on: daysAfter(now, validDays) };
  await services.change(async ({ transaction }) => {
    // Concurrent calls wait for each other, so that none exceeds the maximum.
    if (!(await lockMember(transaction, userId))) throw accountDeleted();
    await pruneInvitations(transaction, userId, daysAfter(now, -graceDays));
    if ((await countOpenInvitations(transaction, userId, now)) >= max)
      throw conflict(signUpMessages.tooManyOpen(max));
    await insertInvitation(transaction, { ...invitation, inviter_id: userId });
  });
  return { ...invitation, used_by: null };
}

export async function revokeInvitation(
  services: Pick<Services, 'change'>,
  userId: string,
  id: string,
): Promise<void> {
  const isRevoked =
    isId(id) && (await services.change(({ transaction }) => deleteInvitation(transaction, id, userId)));
  if (!isRevoked) throw notFound(signUpMessages.noInvitation);
}
