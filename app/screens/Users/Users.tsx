import { EmptyState, ErrorState, PageHeading, Skeleton, UserList, VisuallyHidden } from '@alphazone/ui';

import { useUsers } from '@alphazone/react';
import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';

const reservedLine = '\u00a0';

export function Users() {
  const { users, total, error, retry, hasMore, isLoadingMore, moreError, loadMore } = useUsers();
  useTitle(messages.users);

  const loadNext = hasMore && !isLoadingMore ? loadMore : undefined;

  return (
    <>
      <PageHeading description={total === undefined ? reservedLine : messages.userCount(total)}>
        {messages.users}
      </PageHeading>
      {users ? (
        users.length === 0 ? (
          <EmptyState>{messages.noUsers}</EmptyState>
        ) : (
          <>
            <UserList
              aria-label={messages.users}
              users={users}
              total={total}
              onEndReached={loadNext}
              userHref={paths.user}
            />
            {moreError && (
              <ErrorState onRetry={loadMore}>{messages.usersFailed(moreError.message)}</ErrorState>
            )}
          </>
        )
      ) : error ? (
        <ErrorState onRetry={retry}>{messages.usersFailed(error.message)}</ErrorState>
      ) : (
        <>
          <VisuallyHidden role="status">{messages.loadingUsers}</VisuallyHidden>
          <Skeleton lines={12} height="40px" />
        </>
      )}
    </>
  );
}
