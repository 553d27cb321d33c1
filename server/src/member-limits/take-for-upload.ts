import { lockMember } from '../accounts/accounts-repository';
import type { DatabaseTransaction } from '../database/database';
import { forbidden, memberGone } from '../errors';
import { newcomerRule } from '../filters/text-rules';
import { storageFull } from './limit-messages';
import { findExceededStorage } from './member-allowances-repository';
import type { MemberLimits } from './member-limits';
import { takeFromLimits } from './take-from-limits';

const bytesPerMegabyte = 1_000_000;

/** @throws 401 when the account is gone, 429 when the allowance for uploads is used up, 403 when the member's storage is full. */
export async function takeForUpload(
  transaction: DatabaseTransaction,
  { owner_id: userId, bytes }: { owner_id: string; bytes: number },
  { limits, now }: { limits: MemberLimits | undefined; now: Date },
): Promise<void> {
  if (!(await lockMember(transaction, userId))) throw memberGone();
  if (!limits) return;
  const takes = { uploads: 1, 'uploaded MB': Math.max(1, Math.round(bytes / bytesPerMegabyte)) };
  const { refusals } = await takeFromLimits(transaction, [{ userId, takes }], { limits, now });
  if (refusals[0]) throw refusals[0];
  const exceeded = await findExceededStorage(
    transaction,
    { userId, bytes },
    limits.storage,
    newcomerRule,
    now,
  );
  if (exceeded !== undefined) throw forbidden(storageFull(exceeded));
}
