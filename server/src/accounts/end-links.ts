import { deleteLinksOf } from '../mail/mail-links-repository';
import { deleteWaitingMails } from '../mail/mails-repository';
import type { UnitOfWork } from '../outcome/outcome';

/**
 * Ends what somebody who knew the old password may have begun: links that replace the password or the address, and
 * mails that wait with such a link.
 */
export async function endLinks({ transaction }: UnitOfWork, userId: string): Promise<void> {
  await deleteLinksOf(transaction, userId, ['reset password', 'change address']);
  await deleteWaitingMails(transaction, userId, 'change address');
}
