import { useMyRoles } from '@alphazone/react';
import { Notice } from '@alphazone/ui';

import { signUpTexts } from '../moderation/signUpTexts';

/** Notice for a new member: moderators have to approve the sign-up. */
export function ApprovalHint() {
  const { awaitsApproval } = useMyRoles();
  return awaitsApproval ? <Notice role="status">{signUpTexts.banner}</Notice> : null;
}
