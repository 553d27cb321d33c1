import type { ApiClient, ApiError } from '@alphazone/client';
import { useForum, useIsOnline } from '@alphazone/react';
import { ButtonLink, ErrorState } from '@alphazone/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { messages } from '../messages';
import { offlineTexts } from '../offline/offlineTexts';
import { paths } from '../paths';
import { usePorts } from '../ports';
import { useTitle } from '../hooks/useTitle';

export interface RouteErrorProps {
  error: unknown;
  /** Whether the server may be unreachable. Reloads the page once it responds again. @default false */
  isLoadError?: boolean;
}

export function RouteError({ error, isLoadError = false }: RouteErrorProps) {
  const { log } = usePorts();
  const { client } = useForum();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const server = useQuery({
    queryKey: ['reachable'],
    queryFn: () => reach(client),
    enabled: isLoadError,
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) => state.status === 'error' && retryMs,
  });
  const isUnreachable = isLoadError && !server.isSuccess;
  const isBack = server.isSuccess && server.errorUpdateCount > 0;
  const { offline, unreachable } = offlineTexts;
  useTitle(messages.failed);
  useEffect(() => log('A screen failed.', error), [log, error]);
  // Some browsers never repeat a failed import.
  useEffect(() => {
    if (isBack) void navigate(0);
  }, [isBack, navigate]);

  return (
    <ErrorState
      onRetry={() => void (isUnreachable ? server.refetch() : navigate(0))}
      secondaryAction={<ButtonLink href={paths.home()}>{messages.goHome}</ButtonLink>}
    >
      {isUnreachable ? (isOnline ? unreachable : offline) : messages.screenFailed}
    </ErrorState>
  );
}

const retryMs = 5_000;

/** Any response will do: other servers lack this call. @throws If the server or its proxy does not respond. */
const reach = (client: ApiClient) =>
  client.GET('/healthz').catch((error: ApiError) => {
    if (error.status === 0 || error.status > 500) throw error;
    return null;
  });
