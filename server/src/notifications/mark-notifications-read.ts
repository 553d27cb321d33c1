import { lockMembersToRead } from '../accounts/accounts-repository';
import { newId } from '../database/ids';
import { claimRequests } from '../idempotency/claim-requests';
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
    if (idempotency) {
      await lockMembersToRead(transaction, [userId]);
      const request = { userId, idempotency, thingId: newId() };
      const [refusal] = (await claimRequests(transaction, [request], now())).refusals;
      if (refusal) throw refusal;
    }
    if (await markRead(transaction, userId, ids)) outcome.notices.push({ userId });
  });
}
