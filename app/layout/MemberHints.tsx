import { useKeptFilters } from '../filters/useKeptFilters';
import { SentAnnouncement } from '../outbox/SentAnnouncement';
import { PushHint } from '../push/PushHint';
import { useDueAfterReply } from '../push/useDueAfterReply';
import { ApprovalHint } from './ApprovalHint';
import { SanctionHint } from './SanctionHint';
import { VerifyHint } from './VerifyHint';

/** Notices about the user's account and outbox. Every page of a member has them, so they also keep the filters. */
export function MemberHints() {
  useDueAfterReply();
  useKeptFilters();
  return (
    <>
      <VerifyHint />
      <SanctionHint />
      <ApprovalHint />
      <PushHint place="page" />
      <SentAnnouncement />
    </>
  );
}
