import type { UnitOfWork } from '../../outcome/outcome';
import type { DecisionRow } from '../decisions/decisions-repository';
import { isSanctionKind } from './is-sanction-kind';
import { clearSanction } from './sanctions-repository';

/**
 * Reverts a silence or a ban whose appeal succeeded. Later decisions about the member stay in force. Warnings and ended
 * sessions need no revert: the restored decision no longer counts in the member's record.
 */
export async function restoreSanction({ transaction }: UnitOfWork, decision: DecisionRow): Promise<void> {
  const { kind, member_id: memberId, id } = decision;
  if (isSanctionKind(kind)) await clearSanction(transaction, memberId, kind, id);
}
