import type { FastifyRequest } from 'fastify';

import { accountDeleted, badFields, forbidden } from '../errors';
import { messages } from '../messages';
import { requireRecentProof } from '../second-factor/require-recent-proof';
import type { Services } from '../services';
import { findOwnCredentials, type Credentials } from './credentials-repository';
import { isPassword } from './passwords';

export interface PasswordProof {
  field: string;
  password: string;
  address: string;
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
  { field, password, address }: PasswordProof,
): Promise<Credentials & { password_hash: string }> {
  const own = await findOwnCredentials(db, userId);
  if (!own?.email) throw accountDeleted();
  if (own.password_hash === null)
    throw forbidden(messages.noPassword, { field, message: messages.noPassword });
  await attempts.begin(own.email, address);
  if (!(await isPassword(password, own.password_hash))) throw wrongPassword(field);
  await attempts.succeeded(own.email, address);
  return { ...own, password_hash: own.password_hash };
}

/**
 * Requires the password, or for an account without one a recent proof, such as a log-in.
 * @throws Like `requirePassword` and `requireRecentProof`, and 400 when the password is missing.
 */
export async function requireOwner(
  services: Pick<Services, 'db' | 'attempts'>,
  userId: string,
  {
    field,
    password,
    request,
  }: { field: string; password: string | undefined; request: Pick<FastifyRequest, 'caller' | 'ip'> },
): Promise<Credentials> {
  if (password !== undefined)
    return requirePassword(services, userId, { field, password, address: request.ip });
  const own = await findOwnCredentials(services.db, userId);
  if (!own) throw accountDeleted();
  if (own.password_hash !== null) throw badFields({ field, message: messages.passwordMissing });
  await requireRecentProof(services, { request });
  return own;
}
