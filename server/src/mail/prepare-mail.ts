import { isPlaceholderAddress } from '../accounts/accounts-rules';
import type { DatabaseTransaction } from '../database/database';
import { lockMail, type ClaimedMail } from './mails-repository';
import { writeMail, type MailSite, type WrittenMail } from './write-mail';

export interface PreparedMail extends WrittenMail {
  recipient: string;
}

/**
 * Writes the mail just before it is sent, not in the request. So neither the response nor its timing depends on
 * whether an address has an account, and no token is stored.
 * @returns Undefined when the mail is no longer wanted.
 */
export async function prepareMail(
  transaction: DatabaseTransaction,
  mail: Pick<ClaimedMail, 'id' | 'kind' | 'userId' | 'data'>,
  site: MailSite,
): Promise<PreparedMail | undefined> {
  // `endLinks` may have deleted it since it was claimed, or the address may have changed. Both wait for the commit.
  const recipient = await lockMail(transaction, mail.id);
  if (recipient === undefined || isPlaceholderAddress(recipient)) return undefined;
  const written = await writeMail({ transaction, site, recipient }, mail);
  return written && { ...written, recipient };
}
