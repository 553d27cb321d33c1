import { storeNotices } from '../accounts/addresses-repository';
import { isId } from '../database/ids';
import { gone } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { readUnsubscribeToken } from './mail-rules';

/** @throws 410 for a forged token. */
export function requireSubscriber({ tokens }: Pick<Services, 'tokens'>, token: string): string {
  const userId = readUnsubscribeToken(token, tokens.jwtSecret);
  if (userId === undefined || !isId(userId)) throw gone(messages.notSubscribed);
  return userId;
}

/** Repeatable. @throws 410 for a forged token. */
export async function storeUnsubscribed(
  services: Pick<Services, 'tokens' | 'change'>,
  token: string,
): Promise<void> {
  const userId = requireSubscriber(services, token);
  await services.change(({ transaction }) => storeNotices(transaction, userId, false));
}
