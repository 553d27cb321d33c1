import { PushHint } from '../push/PushHint';
import { useDueAfterReply } from '../push/useDueAfterReply';
import { ApprovalHint } from './ApprovalHint';
import { SanctionHint } from './SanctionHint';
import { VerifyHint } from './VerifyHint';

/** Notices about the user's account. */
export function MemberHints() {
  useDueAfterReply();
  return (
    <>
      <VerifyHint />
      <SanctionHint />
      <ApprovalHint />
      <PushHint place="page" />
    </>
  );
}
