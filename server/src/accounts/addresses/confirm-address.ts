import type { components } from '@alphazone/client';

import { gone } from '../../errors';
import { deleteLinksOf, takeLink, type MailLink } from '../../mail/mail-links-repository';
import { deleteWaitingMails, forwardMails, assignMails } from '../../mail/mails-repository';
import { messages } from '../../messages';
import type { UnitOfWork } from '../../outcome/outcome';
import type { Services } from '../../services';
import { hashOfToken } from '../../secrets/token-hash';
import { lockMember } from '../accounts-repository';
import { findAddress, storeAddress, storeVerified } from './addresses-repository';
import { claimAddress } from './claim-address';
import { createAccount } from '../create-account';
import type { Device } from '../sessions/device-of';
import { mailLogInChange } from '../log-in/mail-log-in-change';
import { newSession } from '../sessions/new-session';
import { startSession } from '../sessions/start-session';
import { takenError } from '../taken-error';

type Confirmation = components['schemas']['EmailConfirmation'];
type ConfirmServices = Pick<Services, 'change' | 'tokens' | 'now' | 'mail'>;

const purposes = ['sign up', 'verify address', 'change address'] as const;

/** @throws 409 when the address or the username was taken meanwhile, 410 when the link has expired or was used. */
export async function confirmAddress(
  services: ConfirmServices,
  { token, device }: { token: string; device: Device },
): Promise<Confirmation> {
  try {
    const { message, started } = await services.change(async (unit) => {
      const link = await takeLink(unit.transaction, hashOfToken(token), purposes);
      if (!link) throw gone(messages.linkGone);
      return link.signUp ? finishSignUp(services, unit, { link, device }) : confirmOwn(unit, link);
    }, services.mail.wake);
    return {
      message,
      ...(started && { session: await newSession(started.user, started.sessionId, services.tokens) }),
    };
  } catch (error) {
    throw takenError(error);
  }
}

async function finishSignUp(
  { tokens, now }: ConfirmServices,
  unit: UnitOfWork,
  { link: { signUp, email }, device }: { link: MailLink; device: Device },
) {
  if (!signUp) throw gone(messages.linkGone);
  const joinedOn = now();
  await claimAddress(unit, email);
  const user = await createAccount(unit, signUp, { email, verifiedOn: joinedOn, joinedOn });
  const session = { userId: user.id, tokenVersion: user.token_version, device };
  return {
    message: messages.signedUp,
    started: { user, sessionId: await startSession(unit, session, tokens) },
  };
}

async function confirmOwn(unit: UnitOfWork, { purpose, userId, email }: MailLink) {
  const { transaction } = unit;
  if (userId === null || !(await lockMember(transaction, userId))) throw gone(messages.linkGone);
  if (purpose === 'verify address') {
    if (!(await storeVerified(transaction, userId, email))) throw gone(messages.linkGone);
    await deleteLinksOf(transaction, userId, ['verify address']);
    return { message: messages.addressVerified, started: undefined };
  }
  // Before the change, so that it goes to the old address.
  await mailLogInChange(unit, userId, 'address changed');
  const old = await findAddress(transaction, userId);
  if (old) await assignMails(transaction, old.email, userId);
  await claimAddress(unit, email);
  await storeAddress(transaction, userId, email);
  // Links in mails to the old address end, and other changes of the address. The mails first, as in `endLinks`.
  await deleteWaitingMails(transaction, userId, 'change address');
  await deleteLinksOf(transaction, userId);
  await forwardMails(transaction, userId, email);
  return { message: messages.addressChanged, started: undefined };
}
