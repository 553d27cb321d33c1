import { ApiError } from '@alphazone/client';
import { ErrorState } from '@alphazone/ui';

interface LoadErrorProps {
  error: Error;
  retry: () => void;
  texts: { failed: (reason: string) => string };
}

/** Why a part of a page could not be loaded. Offers no retry after a 403, which a retry cannot change. */
export function LoadError({ error, retry, texts }: LoadErrorProps) {
  const isForbidden = error instanceof ApiError && error.status === 403;
  return <ErrorState onRetry={isForbidden ? undefined : retry}>{texts.failed(error.message)}</ErrorState>;
}
