import { limits } from '@alphazone/client/limits';
import { usePasswordReset } from '@alphazone/react';
import { ButtonLink, EmptyState, FormPage, PageHeading, TextField, useMessages } from '@alphazone/ui';
import { useEffect, useState } from 'react';

import { useTitle } from '../../hooks/useTitle';
import { accountMessages } from '../../accountMessages';
import { fieldError } from '../../fieldMessages';
import { paths } from '../../paths';
import { usePorts } from '../../ports';

const texts = accountMessages.forgotten;

export function ForgottenPassword() {
  const { site, focusContent } = usePorts();
  const { forgotten: title, mailed } = useMessages().auth;
  const [sentTo, setSentTo] = useState<string>();
  useTitle(title);
  useEffect(() => {
    if (sentTo !== undefined) focusContent();
  }, [sentTo, focusContent]);

  const back = <ButtonLink href={paths.auth()}>{texts.back}</ButtonLink>;
  if (!site.mail) {
    return (
      <>
        <PageHeading>{title}</PageHeading>
        <EmptyState action={back}>{texts.noMail}</EmptyState>
      </>
    );
  }
  if (sentTo === undefined) return <RequestForm onSent={setSentTo} />;
  return (
    <FormPage
      title={mailed.title}
      lead={<span role="status">{texts.sent(sentTo)}</span>}
      note={texts.sentHint}
      footer={back}
    />
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { request, isRequesting } = usePasswordReset();
  const { email: label, forgotten: title } = useMessages().auth;
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();

  const send = async () => {
    const address = email.trim();
    if (address === '') return setProblem(texts.missing);
    setProblem(undefined);
    const outcome = await request(address);
    if (outcome.ok) return onSent(address);
    const [invalid] = outcome.error.details;
    return setProblem(invalid && fieldError('email', invalid.message));
  };

  return (
    <FormPage
      title={title}
      lead={texts.lead}
      submitLabel={texts.submit}
      isBusy={isRequesting}
      onSubmit={() => void send()}
      footer={<ButtonLink href={paths.auth()}>{texts.back}</ButtonLink>}
    >
      <TextField
        label={label}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        dir="ltr"
        maxLength={limits.email.maxLength}
        value={email}
        error={problem}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem(undefined);
        }}
      />
    </FormPage>
  );
}
