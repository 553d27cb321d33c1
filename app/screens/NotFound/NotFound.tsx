import { ButtonLink, EmptyState, PageHeading } from '@alphazone/ui';

import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';

export function NotFound() {
  useTitle(messages.pageNotFound);
  return (
    <>
      <PageHeading>{messages.pageNotFound}</PageHeading>
      <EmptyState action={<ButtonLink href={paths.home()}>{messages.goHome}</ButtonLink>}>
        {messages.nothingAtAddress}
      </EmptyState>
    </>
  );
}
