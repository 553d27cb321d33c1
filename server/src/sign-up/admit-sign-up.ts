import { countUsers } from '../accounts/accounts-repository';
import { HttpError } from '../errors';
import { isBanned } from '../moderation/roles/roles-repository';
import type { Services } from '../services';
import type { Admission } from './admission';
import { readInvitationToken } from './invitation-token';
import { findOpenInvitation } from './invitations-repository';
import { signUpMessages } from './messages';

export interface SignUpRequest {
  /** Token of an invitation. */
  invitation?: string | undefined;
  /** Answer to the challenge. */
  challenge?: string | undefined;
  /** IP address. */
  ip: string;
}

/**
 * Decides whether a caller may sign up, with a password or a provider. Admits anyone to an empty forum; `createAccount`
 * checks again that it is empty. Call it once, because it consumes the answer to the challenge.
 * @throws 403 `challenge_needed` or `invitation_needed`
 */
export async function admitSignUp(
  services: Pick<Services, 'db' | 'now' | 'signUp' | 'tokens'>,
  { invitation, challenge, ip }: SignUpRequest,
): Promise<Admission> {
  const { mode } = services.signUp;
  await services.signUp.challenge.require(challenge, ip);
  if (mode !== 'invite') return { needsApproval: mode === 'approval' };
  if ((await countUsers(services.db)) === 0) return { needsApproval: false, mustBeFirst: true };
  return { needsApproval: false, invitationId: await requireInvitation(services, invitation) };
}

async function requireInvitation(
  { db, now, tokens }: Pick<Services, 'db' | 'now' | 'tokens'>,
  token: string | undefined,
): Promise<string> {
  if (token === undefined || token === '') throw invitationNeeded(signUpMessages.invitationNeeded);
  const id = readInvitationToken(token, tokens.jwtSecret);
  const invitation = id === undefined ? undefined : await findOpenInvitation(db, id, now());
  if (!invitation || (await isBanned(db, invitation.inviterId)))
    throw invitationNeeded(signUpMessages.invitationGone);
  return invitation.id;
}

const invitationNeeded = (message: string) => new HttpError(403, 'invitation_needed', message);
