import type { Services } from '../services';
import { markRead } from './notification-writes-repository';

/** Marks the user's own notifications among the ids as read, and pushes the new count. */
export async function markNotificationsRead(
  { change }: Pick<Services, 'change'>,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<void> {
  await change(async ({ transaction, outcome }) => {
    if (await markRead(transaction, userId, ids)) outcome.notices.push({ userId });
  });
}
