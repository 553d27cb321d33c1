import { insertMail } from '../../mail/mails-repository';
import type { Services } from '../../services';
import { normaliseEmail } from '../accounts-rules';
import { requireMail } from '../addresses/require-mail';

/** `prepareMail` looks up the account later, so timing reveals nothing. @throws 404 without mail, 429 */
export async function requestPasswordReset(
  services: Pick<Services, 'change' | 'mail' | 'mailRequests'>,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  requireMail(services);
  const recipient = normaliseEmail(email);
  await services.mailRequests.count(recipient, ip);
  await services.change(
    ({ transaction }) => insertMail(transaction, { kind: 'reset password', recipient }),
    services.mail.wake,
  );
}
