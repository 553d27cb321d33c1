import { useMyRoles } from '@alphazone/react';
import { Notice } from '@alphazone/ui';

const text = 'A moderator has to approve your account first. Until then you can read, but not write.';

/** Notice for a new member: moderators have to approve the sign-up. */
export function ApprovalHint() {
  const { awaitsApproval } = useMyRoles();
  return awaitsApproval ? <Notice role="status">{text}</Notice> : null;
}
