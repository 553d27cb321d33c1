import { pageTitles } from '@alphazone/client/pages';
import { ButtonLink, EmptyState, PageHeading } from '@alphazone/ui';

import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { patterns } from '../../paths';

export function NotFound() {
  useTitle(pageTitles.pageNotFound);
  return (
    <>
      <PageHeading>{pageTitles.pageNotFound}</PageHeading>
      <EmptyState action={<ButtonLink href={patterns.home}>{messages.goHome}</ButtonLink>}>
        There is nothing at this address.
      </EmptyState>
    </>
  );
}
