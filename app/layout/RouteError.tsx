import { ButtonLink, ErrorState } from '@alphazone/ui';
import { useEffect } from 'react';
import { useNavigate, useRouteError } from 'react-router-dom';

import { messages } from '../messages';
import { paths } from '../paths';
import { usePorts } from '../ports';

/** Stands in for a screen that failed, or did not load, with ways on. */
export function RouteError() {
  const error = useRouteError();
  const { log } = usePorts();
  const navigate = useNavigate();
  useEffect(() => log('A screen failed.', error), [log, error]);

  return (
    <>
      <ErrorState onRetry={() => void navigate(0)}>{messages.screenFailed}</ErrorState>
      <ButtonLink href={paths.home()}>{messages.goHome}</ButtonLink>
    </>
  );
}
