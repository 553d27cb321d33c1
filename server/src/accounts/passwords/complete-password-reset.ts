import type { Session } from '@alphazone/client';

import { gone } from '../../errors';
import { deleteIdentities } from '../../identities/identities-repository';
import { findLink, takeLink } from '../../mail/mail-links-repository';
import { messages } from '../../messages';
import { findFactors, hasFactor } from '../../second-factor/factors-repository';
import type { Services } from '../../services';
import { hashOfToken } from '../../secrets/token-hash';
import { lockMember } from '../accounts-repository';
import { checkPassword } from './check-password';
import { findAddress, storeNewPassword, storeVerified } from '../addresses/addresses-repository';
import { findOwnCredentials } from '../log-in/credentials-repository';
import type { Device } from '../sessions/device-of';
import { endSessions } from '../sessions/end-sessions';
import { mailLogInChange } from '../log-in/mail-log-in-change';
import { openSession } from '../sessions/open-session';
import { hashPassword } from './passwords';

const purposes = ['reset password'] as const;

/**
 * Ends all sessions.
 * @throws 400 for a weak password, 410 for an expired or used link. With a second factor, 401 with a challenge: the
 * password has changed then.
 */
export async function completePasswordReset(
  services: Pick<
    Services,
    | 'db'
    | 'change'
    | 'changeSilently'
    | 'attempts'
    | 'tokens'
    | 'mail'
    | 'now'
    | 'site'
    | 'adminId'
    | 'isListedPassword'
  >,
  { token, password, ip, device }: { token: string; password: string; ip: string; device: Device },
): Promise<Session> {
  const hash = hashOfToken(token);
  // Hashing is expensive, so it requires a valid token.
  const found = await findLink(services.db, hash, purposes);
  if (!found) throw gone(messages.linkGone);
  await checkPassword(password, {
    known: [found.email, services.site.brand.name],
    isListed: services.isListedPassword,
  });
  const passwordHash = await hashPassword(password);
  const user = await services.change(async (unit) => {
    const { transaction } = unit;
    const link = await takeLink(transaction, hash, purposes);
    if (!link?.userId || !(await lockMember(transaction, link.userId))) throw gone(messages.linkGone);
    const { userId } = link;
    // The address may have changed since.
    const own = await findAddress(transaction, userId);
    if (own?.email !== link.email) throw gone(messages.linkGone);
    // Against squatting: the identity may belong to another person, who signed up with this address.
    if (own.verifiedOn === null && (await deleteIdentities(transaction, userId)))
      await mailLogInChange(unit, userId, 'identity unlinked');
    // A squatter may still log in with the second factor.
    if (!hasFactor(await findFactors(transaction, userId)))
      await storeVerified(transaction, userId, link.email);
    await storeNewPassword(transaction, userId, passwordHash);
    await mailLogInChange(unit, userId, 'password changed');
    const tokenVersion = await endSessions(unit, userId);
    const credentials = await findOwnCredentials(transaction, userId);
    if (!credentials) throw gone(messages.linkGone);
    await services.attempts.succeeded(link.email, ip, transaction);
    return { ...credentials, token_version: tokenVersion };
  }, services.mail.wake);
  return openSession(services, user, { device, proved: 'one' });
}
