import { ButtonLink, EmptyState, PageHeading } from '@alphazone/ui';

import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';

/** Holds the place of chats between two users. Spec section 2, Routes. */
export function Messages() {
  useTitle(messages.direct);
  return (
    <>
      <PageHeading>{messages.direct}</PageHeading>
      <EmptyState action={<ButtonLink href={paths.users()}>{messages.seeUsers}</ButtonLink>}>
        {messages.selectUser}
      </EmptyState>
    </>
  );
}
