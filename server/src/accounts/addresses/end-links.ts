import { deleteLinksOf } from '../../mail/mail-links-repository';
import { deleteWaitingMails } from '../../mail/mails-repository';
import type { UnitOfWork } from '../../outcome/outcome';

/**
 * Invalidates links that change the password or the address, and deletes their queued mails: a thief may have requested them
 * with the old password or with a stolen session.
 */
export async function endLinks({ transaction }: UnitOfWork, userId: string): Promise<void> {
  // First: it waits for a mail whose link is being stored.
  await deleteWaitingMails(transaction, userId, 'change address');
  await deleteLinksOf(transaction, userId, ['reset password', 'change address']);
}
