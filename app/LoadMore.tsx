import type { PagedList } from '@alphazone/react';
import { Button, ErrorState } from '@alphazone/ui';

interface LoadMoreProps {
  list: Pick<PagedList, 'hasMore' | 'moreError' | 'isLoadingMore' | 'loadMore'>;
  texts: { more: string; failed: (reason: string) => string };
}

/** The end of a list: a button that loads the next page, and the error of the last attempt. */
export function LoadMore({ list: { hasMore, moreError, isLoadingMore, loadMore }, texts }: LoadMoreProps) {
  return (
    <>
      {moreError && <ErrorState onRetry={loadMore}>{texts.failed(moreError.message)}</ErrorState>}
      {hasMore && (
        <Button isBusy={isLoadingMore} onClick={loadMore}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
