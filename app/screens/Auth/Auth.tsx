import type { AuthFormContext, LogInChallenge } from '@alphazone/machines';
import { useAuthForm, useForum, useIdentityProviders, useSession } from '@alphazone/react';
import { AuthForm, useIsHydrating, useMessages } from '@alphazone/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate } from 'react-router-dom';

import { useDraft } from '../../drafts/useDraft';
import { useTitle } from '../../hooks/useTitle';
import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { accountQuery } from '../../site/accountQuery';
import { formDraftKey, parseForm, serializeForm } from './formDraft';
import { useProviderDraft } from './useProviderDraft';
import { useSignUpConditions } from './useSignUpConditions';

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
  const { save: saveProviderDraft } = useProviderDraft();
  // Whether the browser has passkeys is not known on a server.
  const isHydrating = useIsHydrating();
  const { data: hasAccount } = useQuery(accountQuery(client, site));
  const { conditions, signUpClosed, conditionFields } = useSignUpConditions(invitation);
  const { onCancel, ...form } = useAuthForm({
    referralCode,
    ...conditions,
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
        saveProviderDraft({ referralCode: form.fields.referralCode, invitation });
        void start(id, 'logIn', openUrl);
      }}
      forgottenHref={site.mail ? paths.forgotten() : undefined}
      signUpClosed={signUpClosed}
    >
      {form.mode === 'signUp' && conditionFields(onCancel)}
    </AuthForm>
  );
}

const noFields = { email: '', password: '', name: '', username: '', referralCode: '' };
