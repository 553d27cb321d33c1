import { deleteLinksOf } from '../mail/mail-links-repository';
import { deleteWaitingMails } from '../mail/mails-repository';
import type { UnitOfWork } from '../outcome/outcome';

/**
 * Ends the links that replace the password or the address, and the mails with them that wait to be sent: a thief
 * who knew the old password may have asked for them.
 */
export async function endLinks({ transaction }: UnitOfWork, userId: string): Promise<void> {
  await deleteLinksOf(transaction, userId, ['reset password', 'change address']);
  await deleteWaitingMails(transaction, userId, 'change address');
}
