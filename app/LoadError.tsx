import { ApiError } from '@alphazone/client';
import { ErrorState } from '@alphazone/ui';

interface LoadErrorProps {
  error: Error;
  retry: () => void;
  texts: { failed: (reason: string) => string };
}

/** Why a part of a page could not be loaded. Who may not see it gets no button to try again: nothing would change. */
export function LoadError({ error, retry, texts }: LoadErrorProps) {
  const isForbidden = error instanceof ApiError && error.status === 403;
  return <ErrorState onRetry={isForbidden ? undefined : retry}>{texts.failed(error.message)}</ErrorState>;
}
