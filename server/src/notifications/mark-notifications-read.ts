import type { Services } from '../services';
import { markRead } from './notification-writes-repository';

/** Skips notifications of other users. */
export async function markNotificationsRead(
  { change }: Pick<Services, 'change'>,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<void> {
  await change(async ({ transaction, outcome }) => {
    if (await markRead(transaction, userId, ids)) outcome.notices.push({ userId });
  });
}
