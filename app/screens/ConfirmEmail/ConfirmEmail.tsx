import { useConfirmEmail, useSession } from '@alphazone/react';
import { ButtonLink, EmptyState, ErrorState, FormPage, PageHeading, useMessages } from '@alphazone/ui';
import { useEffect, useState } from 'react';

import { useTitle } from '../../hooks/useTitle';
import { accountMessages } from '../../accountMessages';
import { messages } from '../../messages';
import { paths, patterns } from '../../paths';
import { usePorts } from '../../ports';

const texts = accountMessages.confirmEmail;

interface Result {
  isConfirmed: boolean;
  message: string;
}

/** Asks first: mail scanners open links too, and some run scripts. */
export function ConfirmEmail({ token }: { token: string }) {
  const { focusContent } = usePorts();
  const { confirm: submitLabel } = useMessages().dialog;
  const { confirm, isConfirming } = useConfirmEmail();
  const { user } = useSession();
  const [result, setResult] = useState<Result | undefined>(
    token === '' ? { isConfirmed: false, message: texts.incomplete } : undefined,
  );
  useTitle(texts.title);
  useEffect(() => {
    if (result) focusContent();
  }, [result, focusContent]);

  const submit = async () => {
    const outcome = await confirm(token);
    if (outcome.ok) return setResult({ isConfirmed: true, message: outcome.data.message });
    const { status, message } = outcome.error;
    // Other failures are alerts: a retry may help.
    if (status === 410 || status === 409) setResult({ isConfirmed: false, message });
  };

  if (!result) {
    return (
      <FormPage
        title={texts.title}
        lead={texts.lead}
        submitLabel={submitLabel}
        isBusy={isConfirming}
        onSubmit={() => void submit()}
      />
    );
  }
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      {result.isConfirmed ? (
        <EmptyState role="status" action={<ButtonLink href={patterns.home}>{messages.goHome}</ButtonLink>}>
          {result.message}
        </EmptyState>
      ) : (
        <ErrorState
          secondaryAction={
            // Account Settings send members another link.
            user ? (
              <ButtonLink href={paths.ownSettings(user._id)}>{accountMessages.toSettings}</ButtonLink>
            ) : (
              <ButtonLink href={paths.auth()}>{texts.signUpAgain}</ButtonLink>
            )
          }
        >
          {result.message}
        </ErrorState>
      )}
    </>
  );
}
