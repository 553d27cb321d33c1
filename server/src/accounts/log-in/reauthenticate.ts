import type { FastifyRequest } from 'fastify';

import { accountDeleted, badFields } from '../../errors';
import { messages } from '../../messages';
import { requireRecentProof } from '../../second-factor/require-recent-proof';
import type { Services } from '../../services';
import { findOwnCredentials, type Credentials } from './credentials-repository';
import { requirePassword } from '../passwords/require-password';

/**
 * Requires the password, or for an account without one a recent proof, such as a log-in.
 * @throws Like `requirePassword` and `requireRecentProof`, and 400 when the password is missing.
 */
export async function reauthenticate(
  services: Pick<Services, 'db' | 'attempts'>,
  userId: string,
  {
    field,
    password,
    request,
  }: { field: string; password: string | undefined; request: Pick<FastifyRequest, 'caller' | 'ip'> },
): Promise<Credentials> {
  if (password !== undefined) return requirePassword(services, userId, { field, password, ip: request.ip });
  const own = await findOwnCredentials(services.db, userId);
  if (!own) throw accountDeleted();
  if (own.password_hash !== null) throw badFields({ field, message: messages.passwordMissing });
  await requireRecentProof(services, { request });
  return own;
}
