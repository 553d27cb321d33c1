import type { AuthFormContext, LogInChallenge } from '@alphazone/machines';
import { authTextsOf, useAuthForm, useForum, useIdentityProviders, useSession } from '@alphazone/react';
import { AuthForm, Notice, Stack, useIsHydrating, useMessages } from '@alphazone/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { useDraft } from '../../drafts/useDraft';
import { useFieldErrors } from '../../forms/useFieldErrors';
import { useFormResult } from '../../forms/useFormResult';
import { useTitle } from '../../hooks/useTitle';
import { accountMessages } from '../../accountMessages';
import { formPaths, patterns } from '../../paths';
import { usePorts } from '../../ports';
import { accountQuery } from '../../site/accountQuery';
import { authFieldOf, refusedDetails, refusedField } from './authFields';
import { authProblem } from './authProblem';
import { formDraftKey, parseForm, serializeForm } from './formDraft';
import { useProviderDraft } from './useProviderDraft';
import { useSignUpConditions } from './useSignUpConditions';

export interface AuthProps {
  referralCode: string | undefined;
  /** Challenge of a log-in with a provider. */
  challenge?: LogInChallenge;
  /** Token of an invitation. @default none */
  invitation?: string | undefined;
}

export function Auth({ referralCode, challenge, invitation }: AuthProps) {
  const { text, setText: setDraft } = useDraft(formDraftKey(referralCode));
  const onChange = useCallback((form: AuthFormContext) => setDraft(serializeForm(form)), [setDraft]);
  const { client, texts: forumTexts } = useForum();
  const { site, passkeys, openUrl } = usePorts();
  const formResult = useFormResult();
  const begun = challenge ?? formResult?.challenge;
  const problem = formResult && authProblem(formResult, authTextsOf(forumTexts));
  const { providers, start, isStarting } = useIdentityProviders();
  const { save: saveProviderDraft } = useProviderDraft();
  const isHydrating = useIsHydrating();
  const { data: hasAccount } = useQuery(accountQuery(client, site));
  const { conditions, signUpClosed, conditionFields } = useSignUpConditions(invitation);
  const { errors, setDetails, clear } = useFieldErrors(authFieldOf);
  const { onCancel, onUsePasskey, ...form } = useAuthForm({
    referralCode,
    ...conditions,
    draft: begun ? { mode: 'logIn', fields: noFields, challenge: begun, code: '' } : parseForm(text),
    onChange,
    // Passed on the first render: the form reads it only once.
    getPasskey: passkeys?.get,
    onRefused: (error, step) => setDetails(refusedDetails(error, step)),
  });
  // Renders the button before it works: adding it after hydration would move the others.
  const onPasskey = onUsePasskey ?? (isHydrating ? ignore : undefined);
  // The server's errors apply until the user types.
  const [sent] = useState(form.fields);
  const isAsSent = form.fields === sent && !form.secondFactor?.code;
  const { user } = useSession();
  const texts = useMessages().auth;
  useTitle((form.mailedTo === undefined ? texts[form.mode] : texts.mailed).title);

  return user ? (
    <Navigate to={patterns.home} replace />
  ) : (
    <Stack gap="4">
      <noscript>
        <Notice>{accountMessages.needsScripts}</Notice>
      </noscript>
      <AuthForm
        {...form}
        onFieldChange={(field, value) => {
          form.onFieldChange(field, value);
          clear(field);
        }}
        onToggleMode={() => {
          form.onToggleMode();
          setDetails([]);
        }}
        onSubmit={() => {
          setDetails([]);
          form.onSubmit();
        }}
        secondFactor={
          form.secondFactor && {
            ...form.secondFactor,
            onCodeChange(code) {
              form.secondFactor?.onCodeChange(code);
              clear('code');
            },
          }
        }
        onUsePasskey={hasAccount ? onPasskey : undefined}
        // Signing up needs scripts. Without them, the method `dialog` makes a form outside a dialog send nothing.
        method={form.mode === 'signUp' ? 'dialog' : 'post'}
        action={form.secondFactor && begun ? formPaths.code(begun.id) : formPaths.logIn()}
        errors={
          formResult && problem !== undefined && isAsSent ? { [refusedField(formResult)]: problem } : errors
        }
        isBusy={form.isBusy || isStarting}
        providers={providers}
        onUseProvider={(id) => {
          saveProviderDraft({ referralCode: form.fields.referralCode, invitation });
          void start(id, 'logIn', openUrl);
        }}
        forgottenHref={site.mail ? patterns.forgotten : undefined}
        signUpClosed={signUpClosed}
      >
        {form.mode === 'signUp' && conditionFields(onCancel)}
      </AuthForm>
    </Stack>
  );
}

const ignore = () => undefined;
const noFields = { email: '', password: '', name: '', username: '', referralCode: '' };
