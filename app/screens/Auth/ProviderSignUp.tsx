import { useIdentitySignUp, useSession, type IdentitySignUp } from '@alphazone/react';
import { AuthForm, ErrorState, PageHeading, useMessages } from '@alphazone/ui';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import { useFieldErrors } from '../../forms/useFieldErrors';
import { useTitle } from '../../hooks/useTitle';
import { paths, patterns } from '../../paths';
import { authFieldOf } from './authFields';
import { FormLink } from './FormLink';
import { useProviderDraft } from './useProviderDraft';
import { useSignUpConditions } from './useSignUpConditions';

/** A new identity chooses a username. */
export function ProviderSignUp({ offer }: { offer: IdentitySignUp }) {
  const { referralCode, invitation } = useProviderDraft();
  const { conditions, signUpClosed, conditionFields } = useSignUpConditions(invitation);
  const { signUp, cancel, isSigningUp, maxLengths } = useIdentitySignUp(conditions);
  const { user } = useSession();
  const navigate = useNavigate();
  const { name, username, email, ticket } = offer;
  const [fields, setFields] = useState({ name, username, email, referralCode });
  const [mailedTo, setMailedTo] = useState<string>();
  const [expired, setExpired] = useState<string>();
  const { errors, setDetails, clear } = useFieldErrors(authFieldOf);
  const { title } = useMessages().auth.signUp;
  useTitle(title);

  const submit = async () => {
    setDetails([]);
    const outcome = await signUp(ticket, fields);
    if (!outcome || outcome.ok) return;
    setDetails(outcome.error.details);
    if (outcome.error.code === 'confirmation_needed') setMailedTo(fields.email.trim());
    if (outcome.error.status === 410) setExpired(outcome.error.message);
  };

  if (user) return <Navigate to={patterns.home} replace />;
  if (expired !== undefined) {
    return (
      <>
        <PageHeading>{title}</PageHeading>
        <ErrorState secondaryAction={<FormLink />}>{expired}</ErrorState>
      </>
    );
  }
  return (
    <AuthForm
      mode="signUp"
      hasPassword={false}
      fields={{ ...fields, password: '' }}
      maxLengths={maxLengths}
      isBusy={isSigningUp}
      mailedTo={mailedTo}
      errors={errors}
      onFieldChange={(field, value) => {
        setFields((before) => ({ ...before, [field]: value }));
        clear(field);
      }}
      onToggleMode={() => void navigate(paths.auth())}
      onSubmit={() => void submit()}
      signUpClosed={signUpClosed}
    >
      {conditionFields(cancel)}
    </AuthForm>
  );
}
