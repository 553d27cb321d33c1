import { lockMembersToRead } from '../accounts/accounts-repository';
import { newId } from '../database/ids';
import { claimRequest } from '../idempotency/claim-requests';
import type { IdempotencyKey } from '../idempotency/idempotency-key';
import type { Services } from '../services';
import { markRead } from './notification-writes-repository';

/** Skips notifications of other users. */
export async function markNotificationsRead(
  { change, now }: Pick<Services, 'change' | 'now'>,
  {
    userId,
    ids,
    idempotency,
  }: { userId: string; ids: readonly string[]; idempotency?: IdempotencyKey | undefined },
): Promise<void> {
  await change(async ({ transaction, outcome }) => {
    // Without a key, claims nothing.
    if (idempotency) await lockMembersToRead(transaction, [userId]);
    const claimed = await claimRequest(transaction, { userId, idempotency, thingId: newId() }, now());
    const isChanged = await markRead(transaction, userId, ids);
    // No allowance limits these calls: their keys must not fill the table.
    await claimed.keepOnly(() => isChanged);
    if (isChanged) outcome.changedNotifications.push({ userId });
  });
}
