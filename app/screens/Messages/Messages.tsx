import { ButtonLink, EmptyState, PageHeading } from '@alphazone/ui';

import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';

export function Messages() {
  useTitle(messages.directMessages);
  return (
    <>
      <PageHeading>{messages.directMessages}</PageHeading>
      <EmptyState action={<ButtonLink href={paths.users()}>{messages.seeUsers}</ButtonLink>}>
        {messages.selectUser}
      </EmptyState>
    </>
  );
}
