import { ApprovalHint } from './ApprovalHint';
import { SanctionHint } from './SanctionHint';
import { VerifyHint } from './VerifyHint';

/** What a member has to know about the account. */
export function MemberHints() {
  return (
    <>
      <VerifyHint />
      <SanctionHint />
      <ApprovalHint />
    </>
  );
}
