import { accountDeleted, forbidden } from '../../errors';
import { messages } from '../../messages';
import type { Services } from '../../services';
import { findOwnCredentials, type Credentials } from '../log-in/credentials-repository';
import { countAttempt } from '../log-in/login-attempts';
import { isPassword } from './passwords';

export interface PasswordProof {
  field: string;
  password: string;
  ip: string;
}

/** Names the field, so that a form can show the error there. */
export const wrongPassword = (field: string) =>
  forbidden(messages.wrongPassword, { field, message: messages.wrongPassword });

/**
 * Failures count as failed log-ins: a stolen session cannot be used to guess the password.
 * @throws 401 when the account is deleted, 403 for a wrong password, 429 after too many failures.
 */
export async function requirePassword(
  { db, attempts }: Pick<Services, 'db' | 'attempts'>,
  userId: string,
  { field, password, ip }: PasswordProof,
): Promise<Credentials & { password_hash: string }> {
  const own = await findOwnCredentials(db, userId);
  if (!own?.email) throw accountDeleted();
  if (own.password_hash === null)
    throw forbidden(messages.noPassword, { field, message: messages.noPassword });
  const isCorrect = await countAttempt(attempts, { account: own.email, ip }, () =>
    isPassword(password, own.password_hash),
  );
  if (!isCorrect) throw wrongPassword(field);
  await attempts.succeeded(own.email, ip);
  return { ...own, password_hash: own.password_hash };
}
