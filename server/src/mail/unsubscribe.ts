import { storeNotices } from '../accounts/addresses/addresses-repository';
import { isId } from '../database/ids';
import type { Services } from '../services';
import { readUnsubscribeToken } from './mail-rules';

/** Undefined for a damaged token, and for one that another secret has signed. */
export function findSubscriber({ tokens }: Pick<Services, 'tokens'>, token: string): string | undefined {
  const userId = readUnsubscribeToken(token, tokens.jwtSecret);
  return userId !== undefined && isId(userId) ? userId : undefined;
}

/** Repeatable. */
export async function unsubscribe({ change }: Pick<Services, 'change'>, userId: string): Promise<void> {
  await change(({ transaction }) => storeNotices(transaction, userId, false));
}
