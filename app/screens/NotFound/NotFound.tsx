import { ButtonLink, EmptyState } from '@alphazone/ui';

import { useTitle } from '../../layout/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';

/** For an address that leads nowhere. */
export function NotFound() {
  useTitle(messages.pageNotFound);
  return (
    <>
      <h1>{messages.pageNotFound}</h1>
      <EmptyState action={<ButtonLink href={paths.home()}>{messages.goHome}</ButtonLink>}>
        {messages.nothingHere}
      </EmptyState>
    </>
  );
}
