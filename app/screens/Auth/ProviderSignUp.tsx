import { useIdentitySignUp, useSession, type IdentitySignUp } from '@alphazone/react';
import { AuthForm, ButtonLink, ErrorState, PageHeading, useMessages } from '@alphazone/ui';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import { useDraft } from '../../drafts/useDraft';
import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { providerReferralKey } from './formDraft';

/** A new identity chooses a username. */
export function ProviderSignUp({ offer }: { offer: IdentitySignUp }) {
  const { signUp, isSigningUp, maxLengths } = useIdentitySignUp();
  const { user } = useSession();
  const navigate = useNavigate();
  const { text: referralCode } = useDraft(providerReferralKey);
  const { name, username, email, ticket } = offer;
  const [fields, setFields] = useState({ name, username, email, referralCode });
  const [mailedTo, setMailedTo] = useState<string>();
  const [expired, setExpired] = useState<string>();
  const { title } = useMessages().auth.signUp;
  useTitle(title);

  const submit = async () => {
    const outcome = await signUp(ticket, fields);
    if (!outcome || outcome.ok) return;
    if (outcome.error.code === 'confirmation_needed') setMailedTo(fields.email.trim());
    if (outcome.error.status === 410) setExpired(outcome.error.message);
  };

  if (user) return <Navigate to={paths.home()} replace />;
  if (expired !== undefined) {
    return (
      <>
        <PageHeading>{title}</PageHeading>
        <ErrorState
          secondaryAction={<ButtonLink href={paths.auth()}>{messages.providerReturn.logIn}</ButtonLink>}
        >
          {expired}
        </ErrorState>
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
      onFieldChange={(field, value) => setFields((before) => ({ ...before, [field]: value }))}
      onToggleMode={() => void navigate(paths.auth())}
      onSubmit={() => void submit()}
    />
  );
}
