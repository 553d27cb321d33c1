import { lockMember } from '../accounts/accounts-repository';
import type { DatabaseTransaction } from '../database/database';
import { forbidden, accountDeleted } from '../errors';
import { newcomerRule } from '../newcomers/newcomers-rules';
import { megabyte } from '../uploads/media-limits';
import { storageFull } from './limit-messages';
import { findExceededStorage } from './member-allowances-repository';
import type { MemberLimits } from './member-limits';
import { refundTakers, takeFromLimits, type Taker } from './take-from-limits';

interface Upload {
  ownerId: string;
  bytes: number;
}

interface LimitsNow {
  limits: MemberLimits | undefined;
  now: Date;
}

const takerOf = ({ ownerId, bytes }: Upload): Taker => ({
  userId: ownerId,
  takes: { uploads: 1, 'uploaded MB': Math.max(1, Math.round(bytes / megabyte)) },
});

/** @throws 401 when the account is gone, 429 when the allowance for uploads is used up, 403 when the member's storage is full. */
export async function takeForUpload(
  transaction: DatabaseTransaction,
  received: Upload,
  { limits, now }: LimitsNow,
): Promise<void> {
  await requireStorage(transaction, received, { limits, now });
  const { refusals } = await takeFromLimits(transaction, [takerOf(received)], { limits, now });
  if (refusals[0]) throw refusals[0];
}

/** Call it for an upload refused after `takeForUpload`. */
export const refundUpload = (
  transaction: DatabaseTransaction,
  received: Upload,
  limitsNow: LimitsNow,
): Promise<void> => refundTakers(transaction, [takerOf(received)], limitsNow);

/** Locks the member. @throws 401 when the account is gone, 403 when the member's storage is full. */
export async function requireStorage(
  transaction: DatabaseTransaction,
  { ownerId, bytes }: Upload,
  { limits, now }: LimitsNow,
): Promise<void> {
  if (!(await lockMember(transaction, ownerId))) throw accountDeleted();
  if (!limits) return;
  const request = { userId: ownerId, bytes, bytesPerMegabyte: megabyte };
  const exceeded = await findExceededStorage(transaction, request, limits.storage, newcomerRule, now);
  if (exceeded !== undefined) throw forbidden(storageFull(exceeded));
}
