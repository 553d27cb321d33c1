import type { AuthFormContext } from '@alphazone/machines';
import { useAuthForm, useSession } from '@alphazone/react';
import { AuthForm, useMessages } from '@alphazone/ui';
import { useCallback } from 'react';
import { Navigate } from 'react-router-dom';

import { useDraft } from '../../drafts/useDraft';
import { useTitle } from '../../hooks/useTitle';
import { paths } from '../../paths';
import { formDraftKey, parseForm, serializeForm } from './formDraft';

export interface AuthProps {
  referralCode: string | undefined;
}

export function Auth({ referralCode }: AuthProps) {
  const { text, setText: setDraft } = useDraft(formDraftKey(referralCode));
  const onChange = useCallback((form: AuthFormContext) => setDraft(serializeForm(form)), [setDraft]);
  const form = useAuthForm({ referralCode, draft: parseForm(text), onChange });
  const { user } = useSession();
  useTitle(useMessages().auth[form.mode].title);

  return user ? <Navigate to={paths.home()} replace /> : <AuthForm {...form} />;
}
