import { lockSession, type OwnSession } from '../accounts/sessions/lock-session';
import { mailLogInChange } from '../accounts/log-in/mail-log-in-change';
import { conflict, notFound } from '../errors';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import { deleteIdentity, hasLogIn } from './identities-repository';
import { identityMessages } from './messages';
import type { IdentityProvider } from './providers';

/** @throws 404 when it is not linked, 409 for the last way to log in. */
export async function unlinkIdentity(
  services: Pick<Services, 'change' | 'identityProviders' | 'mail'>,
  session: OwnSession,
  { issuer, name }: Pick<IdentityProvider, 'issuer' | 'name'>,
): Promise<void> {
  const { userId } = session;
  await services.change(async (unit) => {
    // Serialises concurrent removals, so that the second sees the remaining identities.
    await lockSession(unit.transaction, session);
    if (!(await deleteIdentity(unit.transaction, userId, issuer))) throw notFound(identityMessages.notLinked);
    await requireLogIn(services, unit, userId);
    await mailLogInChange(unit, userId, 'identity unlinked', name);
  }, services.mail.wake);
}

/** Call it after removing a log-in method, with the member locked. @throws 409 when none is left. */
export async function requireLogIn(
  { identityProviders }: Pick<Services, 'identityProviders'>,
  { transaction }: UnitOfWork,
  userId: string,
): Promise<void> {
  const issuers = identityProviders.map(({ issuer }) => issuer);
  if (!(await hasLogIn(transaction, userId, issuers))) throw conflict(identityMessages.lastWay);
}
