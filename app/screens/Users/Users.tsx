import { EmptyState, ErrorState, PageHeading, Skeleton, UserList } from '@alphazone/ui';

import { useUserList } from '../../api/users/userQueries';
import { useTitle } from '../../layout/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';

/** All users. Spec section 2, Users screen. */
export function Users() {
  const { users, error, retry, hasMore, isLoadingMore, loadMore } = useUserList();
  useTitle(messages.users);

  const loadNext = hasMore && !isLoadingMore ? () => void loadMore() : undefined;

  return (
    <>
      <PageHeading>{messages.users}</PageHeading>
      {users ? (
        users.length === 0 ? (
          <EmptyState>{messages.noUsers}</EmptyState>
        ) : (
          <UserList aria-label={messages.users} users={users} onEndReached={loadNext} userHref={paths.user} />
        )
      ) : error ? (
        <ErrorState onRetry={() => void retry()}>{messages.usersFailed(error.message)}</ErrorState>
      ) : (
        <Skeleton lines={12} height="40px" />
      )}
    </>
  );
}
