import { notFound } from '../../errors';
import { messages } from '../../messages';
import type { Services } from '../../services';

/** @throws 404 on a server without mail. */
export function requireMail({ mail }: Pick<Services, 'mail'>): void {
  if (mail.mode === 'off') throw notFound(messages.noMail);
}
