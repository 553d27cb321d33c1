import type { ApiError } from '@alphazone/client';
import { useSession, useSignInAnswer, type SignInResult } from '@alphazone/react';
import { ButtonLink, EmptyState, ErrorState, PageHeading, Skeleton, VisuallyHidden } from '@alphazone/ui';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { useTitle } from '../../hooks/useTitle';
import { accountMessages } from '../../accountMessages';
import { paths, patterns } from '../../paths';
import { usePorts } from '../../ports';
import { Auth } from './Auth';
import { FormLink } from './FormLink';
import { ProviderSignUp } from './ProviderSignUp';

const texts = accountMessages.providerReturn;

export interface ProviderReturnProps {
  providerId: string;
  /** Empty after a reload: an answer works once. */
  query: string;
}

/** Completes a provider's log-in, link or proof, and shows the result. */
export function ProviderReturn({ providerId, query }: ProviderReturnProps) {
  const { focusContent } = usePorts();
  const { complete } = useSignInAnswer();
  const { user } = useSession();
  const [result, setResult] = useState<SignInResult>();
  const [error, setError] = useState<Pick<ApiError, 'message' | 'challenge'> | undefined>(
    query === '' ? { message: texts.incomplete, challenge: undefined } : undefined,
  );
  useTitle(texts.title);

  const isSent = useRef(query === '');
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void complete(providerId, query).then((outcome) => {
      if (outcome.ok) setResult(outcome.data);
      else setError(outcome.error);
    });
  }, [complete, providerId, query]);
  useEffect(() => {
    if (result ?? error) focusContent();
  }, [result, error, focusContent]);

  if (error?.challenge) return <Auth referralCode={undefined} challenge={error.challenge} />;
  if (result?.signUp) return <ProviderSignUp offer={result.signUp} />;
  if (result?.session) return <Navigate to={patterns.home} replace />;
  const settings = user && (
    <ButtonLink href={paths.ownSettings(user._id)}>{accountMessages.toSettings}</ButtonLink>
  );
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      {result ? (
        <EmptyState role="status" action={settings}>
          {result.message}
        </EmptyState>
      ) : error ? (
        <ErrorState secondaryAction={settings ?? <FormLink />}>{error.message}</ErrorState>
      ) : (
        <>
          <VisuallyHidden role="status">{texts.waiting}</VisuallyHidden>
          <Skeleton lines={2} height="40px" />
        </>
      )}
    </>
  );
}
