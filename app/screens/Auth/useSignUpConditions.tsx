import { Notice } from '@alphazone/ui';

import { useSignUpChallenge } from '../../challenge/useSignUpChallenge';
import { signUpTexts } from '../../moderation/signUpTexts';
import { usePorts } from '../../ports';

/** What the site requires of new members, in every form that signs up. */
export function useSignUpConditions(invitation: string | undefined) {
  const { site } = usePorts();
  const { field, getChallengeAnswer } = useSignUpChallenge(site.signUpChallenge);
  return {
    conditions: { invitation, getChallengeAnswer },
    signUpClosed: site.signUp === 'invite' && invitation === undefined && signUpTexts.closed,
    /** @param onCancel Stops the challenge. */
    conditionFields: (onCancel: () => void) => (
      <>
        {site.signUp === 'invite' && <Notice>{signUpTexts.invitedNote}</Notice>}
        {site.signUp === 'approval' && <Notice>{signUpTexts.approvalNote}</Notice>}
        {field(onCancel)}
      </>
    ),
  };
}
