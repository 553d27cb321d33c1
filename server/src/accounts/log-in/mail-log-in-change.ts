import type { LogInChange } from '../../database/tables';
import { insertMail } from '../../mail/mails-repository';
import type { UnitOfWork } from '../../outcome/outcome';
import { findAddress } from '../addresses/addresses-repository';

/**
 * Queues a mail to the member about a change of their log-in methods. Wake the mailer after the commit.
 * @param subject Name of the passkey or the provider.
 */
export async function mailLogInChange(
  { transaction }: UnitOfWork,
  userId: string,
  kind: LogInChange,
  subject?: string,
): Promise<void> {
  const own = await findAddress(transaction, userId);
  if (!own) return;
  const data = subject === undefined ? undefined : { subject };
  await insertMail(transaction, { kind, recipient: own.email, userId, data });
}
