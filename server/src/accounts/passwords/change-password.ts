import type { Session } from '@alphazone/client';
import type { FastifyRequest } from 'fastify';

import { moveSubscription } from '../../push/push-repository';
import type { Services } from '../../services';
import { checkPassword } from './check-password';
import { storePassword } from '../log-in/credentials-repository';
import { deviceOf } from '../sessions/device-of';
import { endSessions } from '../sessions/end-sessions';
import { lockSession } from '../sessions/lock-session';
import { mailLogInChange } from '../log-in/mail-log-in-change';
import { newSession } from '../sessions/new-session';
import { hashPassword } from './passwords';
import { reauthenticate } from '../log-in/reauthenticate';
import { wrongPassword } from './require-password';
import { deleteSession } from '../sessions/sessions-repository';
import { startSession } from '../sessions/start-session';

/** Changes the password, or sets the first one. Ends all other sessions. @throws 400 for a weak password, 403 when the old one is wrong. */
export async function changePassword(
  services: Pick<
    Services,
    'db' | 'change' | 'attempts' | 'tokens' | 'mail' | 'mailRequests' | 'site' | 'isListedPassword'
  >,
  {
    userId,
    oldPassword,
    newPassword,
    request,
  }: { userId: string; oldPassword: string | undefined; newPassword: string; request: FastifyRequest },
): Promise<Session> {
  const own = await reauthenticate(services, userId, {
    field: 'oldPassword',
    password: oldPassword,
    request,
  });
  const device = deviceOf(request);
  await checkPassword(newPassword, {
    field: 'newPassword',
    known: [own.name, own.email, services.site.brand.name],
    isListed: services.isListedPassword,
  });
  await services.mailRequests.countLogInChange(userId);
  const hashes = { oldHash: own.password_hash, newHash: await hashPassword(newPassword) };
  const sessionId = await services.change(async (unit) => {
    await lockSession(unit.transaction, { userId, sessionId: request.caller?.sessionId });
    // The password may have changed since it was verified.
    if (!(await storePassword(unit.transaction, userId, hashes))) throw wrongPassword('oldPassword');
    await mailLogInChange(unit, userId, 'password changed');
    const ownSession = request.caller?.sessionId;
    const tokenVersion = await endSessions(unit, userId, { except: ownSession });
    const started = await startSession(unit, { userId, tokenVersion, device }, services.tokens);
    if (ownSession !== undefined) {
      // Keeps the push subscription, which the browser does not send again.
      await moveSubscription(unit.transaction, ownSession, started);
      await deleteSession(unit.transaction, userId, ownSession);
    }
    return started;
  }, services.mail.wake);
  return newSession(own, sessionId, services.tokens);
}
