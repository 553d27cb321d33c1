import { ButtonLink, EmptyState, PageHeading } from '@alphazone/ui';

import { useTitle } from '../../hooks/useTitle';
import { patterns } from '../../paths';
import { messagesTexts } from './messagesTexts';

export function Messages() {
  useTitle(messagesTexts.title);
  return (
    <>
      <PageHeading>{messagesTexts.title}</PageHeading>
      <EmptyState action={<ButtonLink href={patterns.users}>{messagesTexts.seeUsers}</ButtonLink>}>
        {messagesTexts.selectUser}
      </EmptyState>
    </>
  );
}
