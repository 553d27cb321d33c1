import { pagedList, type PagedList } from '../../forum/queries/pagedList';
import type { PostView } from '../postView';

/** `posts` is undefined while loading. */
export interface Feed extends PagedList {
  posts: PostView[] | undefined;
  /** The props of the kit's `PostList`. */
  listProps: {
    posts: PostView[] | undefined;
    total: number | undefined;
    error: string | undefined;
    onRetry: () => void;
    hasMore: boolean;
    isLoadingMore: boolean;
    onEndReached: () => void;
    moreError: string | undefined;
  };
}

export function feedOf(...[forum, query]: Parameters<typeof pagedList<PostView>>): Feed {
  const { items: posts, ...list } = pagedList(forum, query);
  const { total, error, retry, hasMore, isLoadingMore, loadMore, moreError } = list;
  return {
    posts,
    ...list,
    listProps: {
      posts,
      total,
      error: error?.message,
      onRetry: retry,
      hasMore,
      isLoadingMore,
      onEndReached: loadMore,
      moreError: moreError?.message,
    },
  };
}
