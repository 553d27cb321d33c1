import type { AuthFormContext } from '@alphazone/machines';
import { useAuthForm, useForum, useSession } from '@alphazone/react';
import { AuthForm, useMessages } from '@alphazone/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate } from 'react-router-dom';

import { useDraft } from '../../drafts/useDraft';
import { useTitle } from '../../hooks/useTitle';
import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { accountQuery } from '../../site/accountQuery';
import { formDraftKey, parseForm, serializeForm } from './formDraft';

export interface AuthProps {
  referralCode: string | undefined;
}

export function Auth({ referralCode }: AuthProps) {
  const { text, setText: setDraft } = useDraft(formDraftKey(referralCode));
  const onChange = useCallback((form: AuthFormContext) => setDraft(serializeForm(form)), [setDraft]);
  const { client } = useForum();
  const { site, passkeys } = usePorts();
  const { data: hasAccount } = useQuery(accountQuery(client, site));
  const form = useAuthForm({
    referralCode,
    draft: parseForm(text),
    onChange,
    getPasskey: hasAccount ? passkeys?.get : undefined,
  });
  const { user } = useSession();
  const texts = useMessages().auth;
  useTitle((form.mailedTo === undefined ? texts[form.mode] : texts.mailed).title);

  return user ? (
    <Navigate to={paths.home()} replace />
  ) : (
    <AuthForm {...form} forgottenHref={site.mail ? paths.forgotten() : undefined} />
  );
}
