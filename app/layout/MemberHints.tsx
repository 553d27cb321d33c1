import { useKeptFilters } from '../filters/useKeptFilters';
import { PushHint } from '../push/PushHint';
import { useDueAfterReply } from '../push/useDueAfterReply';
import { ApprovalHint } from './ApprovalHint';
import { SanctionHint } from './SanctionHint';
import { VerifyHint } from './VerifyHint';

/** Notices about the user's account, and what a member's pages do. */
export function MemberHints() {
  useDueAfterReply();
  useKeptFilters();
  return (
    <>
      <VerifyHint />
      <SanctionHint />
      <ApprovalHint />
      <PushHint place="page" />
    </>
  );
}
