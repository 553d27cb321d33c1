import type { DatabaseReader } from '../../database/database';
import { newId } from '../../database/ids';
import { deleteLinksOf } from '../../mail/mail-links-repository';
import { deleteWaitingMails } from '../../mail/mails-repository';
import { notifyOfAccountChange } from '../../moderation/members/notify-of-account-change';
import type { UnitOfWork } from '../../outcome/outcome';
import { findFactors, hasFactor } from '../../second-factor/factors-repository';
import { placeholderAddress } from '../accounts-rules';
import { replaceUnverified, type AddressRow } from './addresses-repository';

/**
 * Whether a mailed link may take the address from an account that never verified it. Only from one with a second
 * factor: a password reset would not open it.
 */
export async function isClaimable(
  db: DatabaseReader,
  { id, verifiedOn }: Pick<AddressRow, 'id' | 'verifiedOn'>,
): Promise<boolean> {
  return verifiedOn === null && hasFactor(await findFactors(db, id));
}

/** Frees an address that its account never verified. Call it for an owner who opened a mailed link. */
export async function claimAddress(unit: UnitOfWork, email: string): Promise<void> {
  const { transaction } = unit;
  const holderId = await replaceUnverified(transaction, email, placeholderAddress(newId()));
  if (holderId === undefined) return;
  // Otherwise the new owner would receive them. Mails first, as in `endLinks`.
  await deleteWaitingMails(transaction, holderId);
  await deleteLinksOf(transaction, holderId);
  await notifyOfAccountChange(unit, holderId, 'address taken');
}
