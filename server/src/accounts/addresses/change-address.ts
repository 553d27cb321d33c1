import type { FastifyRequest } from 'fastify';

import { badFields } from '../../errors';
import { insertMail } from '../../mail/mails-repository';
import { messages } from '../../messages';
import type { Services } from '../../services';
import { normaliseEmail } from '../accounts-rules';
import { lockSession } from '../sessions/lock-session';
import { mailLogInChange } from '../log-in/mail-log-in-change';
import { requireMail } from './require-mail';
import { reauthenticate } from '../log-in/reauthenticate';

/**
 * Sends a link to the new address, which applies the change, and notifies the current one. Does not reveal whether the address has an
 * account.
 * @throws 400 for the current address, 403 for a wrong password, 404 without mail, 429
 */
export async function changeAddress(
  services: Pick<Services, 'db' | 'change' | 'attempts' | 'mail' | 'mailRequests'>,
  {
    userId,
    email,
    password,
    request,
  }: { userId: string; email: string; password?: string | undefined; request: FastifyRequest },
): Promise<void> {
  requireMail(services);
  const own = await reauthenticate(services, userId, { field: 'password', password, request });
  const recipient = normaliseEmail(email);
  if (recipient === own.email) throw badFields({ field: 'email', message: messages.sameAddress });
  await services.mailRequests.count(recipient, request.ip);
  await services.change(async (unit) => {
    await lockSession(unit.transaction, { userId, sessionId: request.caller?.sessionId });
    await insertMail(unit.transaction, { kind: 'change address', recipient, userId });
    await mailLogInChange(unit, userId, 'address change requested', recipient);
  }, services.mail.wake);
}
