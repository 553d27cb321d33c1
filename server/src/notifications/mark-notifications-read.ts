import type { Services } from '../services';
import { markRead } from './notification-writes-repository';

/** Marks those of the ids read that belong to the user, and pushes the new count to the user's other windows. */
export async function markNotificationsRead(
  { change }: Pick<Services, 'change'>,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<void> {
  await change(async ({ transaction, outcome }) => {
    if (await markRead(transaction, userId, ids)) outcome.notices.push({ userId });
  });
}
