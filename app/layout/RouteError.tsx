import { useForum, useIsOnline } from '@alphazone/react';
import { ButtonLink, ErrorState } from '@alphazone/ui';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { messages } from '../messages';
import { FirstPageContext } from '../navigation/FirstPageContext';
import { offlineTexts } from '../offline/offlineTexts';
import { serverQuery, serverRetryMs } from '../offline/serverQuery';
import { patterns } from '../paths';
import { usePorts } from '../ports';
import { useTitle } from '../hooks/useTitle';

export interface RouteErrorProps {
  error: unknown;
  /**
   * The screen's code could not be loaded: the server is unreachable, or was updated. Reloads the page once it responds.
   *
   * @default false
   */
  isLoadError?: boolean;
}

export function RouteError({ error, isLoadError = false }: RouteErrorProps) {
  const { log } = usePorts();
  const forum = useForum();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const isFirst = use(FirstPageContext);
  const server = useQuery({
    ...serverQuery(forum),
    enabled: isLoadError,
    refetchInterval: ({ state }) => state.status === 'error' && serverRetryMs,
  });
  const isUnreachable = isLoadError && !server.isSuccess;
  const isReached = isLoadError && server.isSuccess && !server.isFetching;
  // Once: after the reload it is the first page.
  const mustReload = isReached && (!isFirst || server.errorUpdateCount > 0);
  const unreachableText = isOnline ? offlineTexts.unreachable : offlineTexts.offline;
  useTitle(messages.failed);
  useEffect(() => log('A screen failed.', error), [log, error]);
  // Some browsers never repeat a failed import.
  useEffect(() => {
    if (mustReload) void navigate(0);
  }, [mustReload, navigate]);

  return (
    <ErrorState
      onRetry={() => void (isUnreachable ? server.refetch() : navigate(0))}
      secondaryAction={<ButtonLink href={patterns.home}>{messages.goHome}</ButtonLink>}
    >
      {isUnreachable ? unreachableText : messages.screenFailed}
    </ErrorState>
  );
}
