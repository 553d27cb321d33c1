import { useIsOnline } from '@alphazone/react';
import { ButtonLink, ErrorState } from '@alphazone/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { messages } from '../messages';
import { paths } from '../paths';
import { usePorts } from '../ports';
import { useTitle } from '../hooks/useTitle';

export function RouteError({ error }: { error: unknown }) {
  const { log } = usePorts();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  useTitle(messages.failed);
  useEffect(() => log('A screen failed.', error), [log, error]);

  return (
    <ErrorState
      onRetry={() => void navigate(0)}
      secondaryAction={<ButtonLink href={paths.home()}>{messages.goHome}</ButtonLink>}
    >
      {isOnline ? messages.screenFailed : messages.connection.notSaved}
    </ErrorState>
  );
}
