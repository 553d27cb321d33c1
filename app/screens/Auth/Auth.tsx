import type { AuthFormContext, LogInChallenge } from '@alphazone/machines';
import { useAuthForm, useForum, useIdentityProviders, useSession } from '@alphazone/react';
import { AuthForm, Notice, useIsHydrating, useMessages } from '@alphazone/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate } from 'react-router-dom';

import { useSignUpChallenge } from '../../challenge/useSignUpChallenge';
import { useDraft } from '../../drafts/useDraft';
import { useTitle } from '../../hooks/useTitle';
import { signUpTexts } from '../../moderation/signUpTexts';
import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { accountQuery } from '../../site/accountQuery';
import { formDraftKey, parseForm, providerReferralKey, serializeForm } from './formDraft';

export interface AuthProps {
  referralCode: string | undefined;
  /** Of a log-in that began at a provider. */
  challenge?: LogInChallenge;
  /** Token of an invitation. @default none */
  invitation?: string | undefined;
}

export function Auth({ referralCode, challenge, invitation }: AuthProps) {
  const { text, setText: setDraft } = useDraft(formDraftKey(referralCode));
  const onChange = useCallback((form: AuthFormContext) => setDraft(serializeForm(form)), [setDraft]);
  const { client } = useForum();
  const { site, passkeys, openUrl } = usePorts();
  const { providers, start, isStarting } = useIdentityProviders();
  const { setText: setProviderReferral } = useDraft(providerReferralKey);
  // Whether the browser has passkeys is not known on a server.
  const isHydrating = useIsHydrating();
  const { data: hasAccount } = useQuery(accountQuery(client, site));
  const { field: challengeField, getChallengeAnswer } = useSignUpChallenge(site.signUpChallenge);
  const { onCancel, ...form } = useAuthForm({
    referralCode,
    invitation,
    getChallengeAnswer,
    draft: challenge ? { mode: 'logIn', fields: noFields, challenge, code: '' } : parseForm(text),
    onChange,
    getPasskey: hasAccount && !isHydrating ? passkeys?.get : undefined,
  });
  const { user } = useSession();
  const texts = useMessages().auth;
  useTitle((form.mailedTo === undefined ? texts[form.mode] : texts.mailed).title);

  return user ? (
    <Navigate to={paths.home()} replace />
  ) : (
    <AuthForm
      {...form}
      isBusy={form.isBusy || isStarting}
      providers={providers}
      onUseProvider={(id) => {
        setProviderReferral(form.fields.referralCode);
        void start(id, 'logIn', openUrl);
      }}
      forgottenHref={site.mail ? paths.forgotten() : undefined}
      signUpClosed={site.signUp === 'invite' && invitation === undefined && signUpTexts.closed}
    >
      {form.mode === 'signUp' && (
        <>
          {site.signUp === 'invite' && <Notice>{signUpTexts.invitedNote}</Notice>}
          {site.signUp === 'approval' && <Notice>{signUpTexts.approvalNote}</Notice>}
          {challengeField(onCancel)}
        </>
      )}
    </AuthForm>
  );
}

const noFields = { email: '', password: '', name: '', username: '', referralCode: '' };
