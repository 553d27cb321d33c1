import { pageTitles } from '@alphazone/client/pages';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  PageHeading,
  Skeleton,
  useMessages,
  UserList,
  VisuallyHidden,
} from '@alphazone/ui';

import { useUsers } from '@alphazone/react';
import { useCursor, usePageLinks } from '../../hooks/usePageLinks';
import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { usersTexts } from './usersTexts';

const reservedLine = '\u00a0';

export function Users() {
  const list = useUsers(useCursor());
  const { users, total, error, retry, hasMore, isLoadingMore, moreError, loadMore } = list;
  const { firstHref, nextHref } = usePageLinks(list);
  const texts = useMessages().list;
  useTitle(pageTitles.users);

  const loadNext = hasMore && !isLoadingMore ? loadMore : undefined;

  return (
    <>
      <PageHeading
        description={total === undefined ? reservedLine : usersTexts.count(total)}
        action={firstHref !== undefined && <ButtonLink href={firstHref}>{texts.first}</ButtonLink>}
      >
        {pageTitles.users}
      </PageHeading>
      {users ? (
        users.length === 0 ? (
          <EmptyState>{firstHref === undefined ? usersTexts.none : messages.emptyPage}</EmptyState>
        ) : (
          <>
            <UserList
              aria-label={pageTitles.users}
              users={users}
              total={firstHref === undefined ? total : undefined}
              nextHref={nextHref}
              onEndReached={loadNext}
              userHref={paths.user}
            />
            {moreError && <ErrorState onRetry={loadMore}>{usersTexts.failed(moreError.message)}</ErrorState>}
          </>
        )
      ) : error ? (
        <ErrorState onRetry={retry}>{usersTexts.failed(error.message)}</ErrorState>
      ) : (
        <>
          <VisuallyHidden role="status">{usersTexts.loading}</VisuallyHidden>
          <Skeleton lines={12} height="40px" />
        </>
      )}
    </>
  );
}
