import { ButtonLink, EmptyState, PageHeading } from '@alphazone/ui';

import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { patterns } from '../../paths';

export function NotFound() {
  useTitle(messages.pageNotFound);
  return (
    <>
      <PageHeading>{messages.pageNotFound}</PageHeading>
      <EmptyState action={<ButtonLink href={patterns.home}>{messages.goHome}</ButtonLink>}>
        {messages.nothingAtAddress}
      </EmptyState>
    </>
  );
}
