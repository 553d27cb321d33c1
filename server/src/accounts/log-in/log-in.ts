import type { Session } from '@alphazone/client';

import { unauthorized } from '../../errors';
import { messages } from '../../messages';
import type { Services } from '../../services';
import { normaliseEmail } from '../accounts-rules';
import { findCredentials } from './credentials-repository';
import type { Device } from '../sessions/device-of';
import { countAttempt } from './login-attempts';
import { openSession } from '../sessions/open-session';
import { isPassword } from '../passwords/passwords';

/** @throws 401 for wrong credentials, and with a challenge when the account has a second factor. */
export async function logIn(
  services: Pick<Services, 'db' | 'changeSilently' | 'attempts' | 'tokens' | 'now' | 'adminId'>,
  { email, password, ip, device }: { email: string; password: string; ip: string; device: Device },
): Promise<Session> {
  const { db, attempts } = services;
  const { user, isCorrect } = await countAttempt(attempts, { account: email, ip }, async () => {
    const found = await findCredentials(db, normaliseEmail(email));
    return { user: found, isCorrect: await isPassword(password, found?.password_hash) };
  });
  if (!user || !isCorrect) throw unauthorized(messages.wrongCredentials);
  return openSession(services, user, {
    device,
    proved: 'one',
    onProved: (transaction) => attempts.succeeded(email, ip, transaction),
  });
}
