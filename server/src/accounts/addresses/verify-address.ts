import { accountDeleted, forbidden } from '../../errors';
import { insertMail } from '../../mail/mails-repository';
import { messages } from '../../messages';
import type { Services } from '../../services';
import { isPlaceholderAddress } from '../accounts-rules';
import { findAddress } from './addresses-repository';
import { requireMail } from './require-mail';

/**
 * Sends a link to the current address.
 * @throws 403 for the placeholder of an address that its owner has taken, 404 without mail, 429
 * @returns False if it was verified meanwhile, such as on another device.
 */
export async function verifyAddress(
  services: Pick<Services, 'db' | 'change' | 'mail' | 'mailRequests'>,
  userId: string,
): Promise<boolean> {
  requireMail(services);
  const own = await findAddress(services.db, userId);
  if (!own) throw accountDeleted();
  if (own.verifiedOn !== null) return false;
  if (isPlaceholderAddress(own.email)) throw forbidden(messages.addressTaken);
  await services.mailRequests.countOwn(userId);
  await services.change(
    ({ transaction }) => insertMail(transaction, { kind: 'verify address', recipient: own.email, userId }),
    services.mail.wake,
  );
  return true;
}
