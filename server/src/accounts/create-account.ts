import { randomBytes } from 'node:crypto';

import { recordActivity } from '../activity/record-activity';
import { newId } from '../database/ids';
import type { PendingSignUp } from '../database/tables';
import { conflict } from '../errors';
import { applyFinding } from '../filters/apply-finding';
import { insertIdentity } from '../identities/identities-repository';
import { insertMail } from '../mail/mails-repository';
import { isBanned } from '../moderation/roles/roles-repository';
import type { UnitOfWork } from '../outcome/outcome';
import { takeInvitation } from '../sign-up/invitations-repository';
import { isFirstMember } from '../sign-up/first-member-repository';
import { signUpMessages } from '../sign-up/messages';
import { insertUser, lockMember } from './accounts-repository';
import { referralCodeOf } from './accounts-rules';

/**
 * @throws A unique violation when the email address, the username or the identity is taken, 409 when the
 * invitation is used or its inviter banned, or another first member exists.
 * @returns The data of a session.
 */
export async function createAccount(
  unit: UnitOfWork,
  { name, username, passwordHash, identity, referredBy, finding, admission }: PendingSignUp,
  { email, verifiedOn, joinedOn }: { email: string; verifiedOn: Date | null; joinedOn: Date },
) {
  const id = newId();
  const { needsApproval = false, mustBeFirst = false, invitationId } = admission ?? {};
  const isFirst = (needsApproval || mustBeFirst) && (await isFirstMember(unit.transaction));
  if (mustBeFirst && !isFirst) throw conflict(signUpMessages.invitationNeeded);
  const awaitsApproval = needsApproval && !isFirst;
  // Locks the referrer before the insert, which could otherwise deadlock with the deletion of the referrer's account.
  const isReferred = referredBy !== null && (await lockMember(unit.transaction, referredBy));
  await insertUser(unit.transaction, {
    id,
    name,
    username,
    email,
    email_verified_on: verifiedOn,
    password_hash: passwordHash,
    referral_code: referralCodeOf(randomBytes(8)),
    referred_by: isReferred ? referredBy : null,
    joined_on: joinedOn,
    approval_asked_on: awaitsApproval ? joinedOn : null,
  });
  if (identity) await insertIdentity(unit.transaction, id, identity, joinedOn);
  if (invitationId !== undefined) {
    const inviterId = await takeInvitation(unit.transaction, invitationId, id);
    // The inviter may have been banned since the sign-up began.
    if (inviterId === undefined || (await isBanned(unit.transaction, inviterId)))
      throw conflict(signUpMessages.invitationGone);
  }
  if (awaitsApproval)
    await insertMail(unit.transaction, { kind: 'sign-up waiting', recipient: email, userId: id });
  await recordActivity(unit, { kind: 'signed up', actorId: id }, joinedOn);
  await applyFinding(unit, { kind: 'member', id }, finding, joinedOn);
  return { id, name, picture_url: null, token_version: 0 };
}
