import { Notice } from '@alphazone/ui';

import { useSignUpChallenge } from '../../challenge/useSignUpChallenge';
import { usePorts } from '../../ports';
import { conditionTexts } from './conditionTexts';

/** What the site requires of new members, in every form that signs up. */
export function useSignUpConditions(invitation: string | undefined) {
  const { site } = usePorts();
  const { field, getChallengeAnswer } = useSignUpChallenge(site.signUpChallenge);
  return {
    conditions: { invitation, getChallengeAnswer },
    signUpClosed: site.signUp === 'invite' && invitation === undefined && conditionTexts.closed,
    /** @param onCancel Stops the challenge. */
    conditionFields: (onCancel: () => void) => (
      <>
        {site.signUp === 'invite' && <Notice>{conditionTexts.invitedNote}</Notice>}
        {site.signUp === 'approval' && <Notice>{conditionTexts.approvalNote}</Notice>}
        {field(onCancel)}
      </>
    ),
  };
}
