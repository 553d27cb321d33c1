import { forbidden, unauthorized } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { isPassword } from './passwords';
import { findOwnCredentials, type Credentials } from './sessions-repository';

/** A password that the user sends to prove an identity. */
export interface PasswordProof {
  /** The field that a refusal names. */
  field: string;
  password: string;
  /** The address that the request comes from. */
  address: string;
}

/** 403 that names the field, so that a form can show it beside the field. */
export const wrongPassword = (field: string) =>
  forbidden(messages.wrongPassword, { field, message: messages.wrongPassword });

/**
 * Checks the user's own password. Failures count as failed log-ins, so that an open session cannot be used to
 * guess it.
 *
 * @throws 401 when the account is deleted, 403 for a wrong password, 429 after too many failures.
 */
export async function requirePassword(
  { db, attempts }: Pick<Services, 'db' | 'attempts'>,
  userId: string,
  { field, password, address }: PasswordProof,
): Promise<Credentials & { password_hash: string }> {
  const own = await findOwnCredentials(db, userId);
  if (!own?.email || !own.password_hash) throw unauthorized(messages.loginNeeded);
  await attempts.begin(own.email, address);
  if (!(await isPassword(password, own.password_hash))) throw wrongPassword(field);
  await attempts.succeeded(own.email, address);
  return { ...own, password_hash: own.password_hash };
}
