import type { Session } from '@alphazone/client';

import { signUp } from '../accounts/sign-up';
import { gone } from '../errors';
import { hashOfToken } from '../secrets/token-hash';
import { findTicket, takeTicket } from './flows-repository';
import { identityMessages } from './messages';

/** Signs up the provider's user who got the ticket. @throws 410 when the ticket has expired or was used. */
export async function signUpWithIdentity(
  services: Parameters<typeof signUp>[0],
  ticket: string,
  account: Parameters<typeof signUp>[1],
): Promise<Session> {
  const ticketHash = hashOfToken(ticket);
  const found = await findTicket(services.db, ticketHash);
  if (!found) throw gone(identityMessages.ticketOver);
  const { issuer, subject, verifiedEmail } = found;
  return signUp(services, account, {
    identity: { issuer, subject },
    verifiedEmail,
    async takeTicket(transaction) {
      if (!(await takeTicket(transaction, ticketHash))) throw gone(identityMessages.ticketOver);
    },
  });
}
