import { memo, type ComponentProps, type ReactNode } from 'react';

import { composeHandlers } from '../../hooks/composeHandlers';
import { useMessages } from '../../theme/MessagesProvider';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { PostCardSkeleton } from '../PostCardSkeleton';
import { PostListSkeleton } from '../PostListSkeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { ListLink, StyledListEnd, useWindowList, type WindowRowProps } from '../WindowList';
import { moveInFeed } from './feedKeys';
import { StyledItem, StyledItems } from './PostList.styles';
import { useSteadyOrder } from './useSteadyOrder';

/** Height of a card without media, in px. */
const estimatedHeight = 190;

/** ARIA props for each post's element: only part of the list is in the DOM. */
export interface PostListItemProps {
  /** One-based position in the list. */
  'aria-posinset': number;
  /** Total number of posts; -1 while unknown. */
  'aria-setsize': number;
  /** Feed keys can focus the post; Tab skips it. */
  tabIndex: -1;
}

export interface PostListProps<Post extends { _id: string }> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The loaded posts. Undefined while loading: placeholders. */
  posts: readonly Post[] | undefined;
  /** Renders a post, usually as a `PostCard` with `itemProps`. */
  renderPost: (post: Post, itemProps: PostListItemProps) => ReactNode;
  /** Accessible name. */
  'aria-label': string;
  /** Total number of posts, if it is known. @default posts.length when no more can be loaded */
  total?: number | undefined;
  /** Whether `onEndReached` is called near the end. @default false */
  hasMore?: boolean;
  /** Whether the next page is loading. @default false */
  isLoadingMore?: boolean;
  /**
   * Called 5 posts before the end, once for each number of posts, and again when `isLoadingMore` ends without new ones: after a
   * failure, pass `moreError` or no `hasMore`. Not called while `empty` is shown.
   */
  onEndReached?: () => void;
  /** URL of the first page, linked above a list that begins later. */
  firstHref?: string | undefined;
  /** URL of the next page, linked after the list until scripts load it: on a server, and until hydration. */
  nextHref?: string | undefined;
  /** Key under which row heights are kept, so that the browser can restore its scroll position. */
  restoreKey?: string;
  /** Text after the last post; `null` for none. */
  endNote?: ReactNode;
  /** Text beside the placeholders. @default 'Loading posts...' */
  loadingText?: string | undefined;
  /** What replaces an empty list: a sentence, or an element such as an `EmptyState`. @default nothing */
  empty?: ReactNode;
  /** Why the posts could not be loaded. */
  error?: ReactNode;
  /** Called to load them again. */
  onRetry?: (() => void) | undefined;
  /** Why the next page could not be loaded. Trying again calls `onEndReached`. */
  moreError?: ReactNode;
}

/**
 * A virtualised list of posts, scrolled by the window. Page Down and Page Up move between posts, Ctrl+End and Ctrl+Home
 * leave the list. A new order waits until a second has passed since the last press in the list. Renders a
 * `<div role="feed">`, or placeholders, an error or `empty` without posts.
 */
export function PostList<Post extends { _id: string }>({
  firstHref,
  loadingText,
  empty,
  error,
  onRetry,
  posts,
  ...props
}: PostListProps<Post>) {
  const messages = useMessages();
  let content: ReactNode;
  if (posts && (posts.length > 0 || !empty)) content = <Rows posts={posts} {...props} />;
  else if (posts) content = typeof empty === 'string' ? <EmptyState>{empty}</EmptyState> : empty;
  else if (error) content = <ErrorState onRetry={onRetry}>{error}</ErrorState>;
  else content = <PostListSkeleton text={loadingText} />;

  return (
    <>
      <ListLink href={firstHref}>{messages.list.first}</ListLink>
      {content}
    </>
  );
}

type RowsProps<Post extends { _id: string }> = Omit<
  PostListProps<Post>,
  'posts' | 'loadingText' | 'empty' | 'error' | 'onRetry' | 'firstHref'
> & { posts: readonly Post[] };

function Rows<Post extends { _id: string }>({
  posts,
  renderPost,
  total,
  hasMore = false,
  isLoadingMore = false,
  onEndReached,
  nextHref,
  restoreKey,
  endNote: givenNote,
  moreError,
  ref,
  style,
  onKeyDown,
  onPointerDown,
  ...props
}: RowsProps<Post>) {
  const messages = useMessages();
  const { ordered, hold } = useSteadyOrder(posts);
  const endNote = givenNote === undefined ? messages.post.end : givenNote;
  const { listProps, rows, isHydrating } = useWindowList({
    items: ordered,
    ref,
    estimatedHeightPx: estimatedHeight,
    overscan: 4,
    endDistance: 5,
    canLoadMore: hasMore && !isLoadingMore && !moreError,
    onEndReached,
    restoreKey,
  });

  return (
    <>
      <StyledItems
        role="feed"
        aria-busy={isLoadingMore}
        {...props}
        {...listProps}
        onKeyDown={composeHandlers(onKeyDown, moveInFeed)}
        onPointerDown={composeHandlers(onPointerDown, hold)}
        style={{ ...style, ...listProps.style }}
      >
        {rows.map(({ item: post, index, rowProps }) => (
          <Row
            key={post._id}
            measure={rowProps.ref}
            transform={rowProps.style?.transform}
            post={post}
            position={index + 1}
            size={total ?? (hasMore ? -1 : posts.length)}
            render={renderPost}
          />
        ))}
      </StyledItems>
      <ListLink href={isHydrating ? nextHref : undefined} rel="next">
        {messages.list.next}
      </ListLink>
      {isLoadingMore && (
        <div role="status">
          <VisuallyHidden>{messages.post.loadingMore}</VisuallyHidden>
          <PostCardSkeleton />
          <PostCardSkeleton />
        </div>
      )}
      {moreError && <ErrorState onRetry={onEndReached}>{moreError}</ErrorState>}
      {!hasMore && !isLoadingMore && posts.length > 0 && endNote !== null && !moreError && (
        <StyledListEnd>{endNote}</StyledListEnd>
      )}
    </>
  );
}

interface ItemProps<Post> {
  post: Post;
  position: number;
  size: number;
  render: (post: Post, itemProps: PostListItemProps) => ReactNode;
}

interface RowProps<Post> extends ItemProps<Post> {
  measure: WindowRowProps['ref'];
  transform: string | undefined;
}

/** Memoised: while the list scrolls, only rows that come into view or move render. */
const Row = memo(function Row<Post>({ measure, transform, ...item }: RowProps<Post>) {
  return (
    <StyledItem
      ref={measure}
      data-index={item.position - 1}
      style={transform === undefined ? undefined : { transform }}
    >
      <Item {...item} />
    </StyledItem>
  );
}) as <Post>(props: RowProps<Post>) => ReactNode;

/** Memoised: a row that moves does not render its post. */
const Item = memo(function Item<Post>({ post, position, size, render }: ItemProps<Post>) {
  return render(post, { 'aria-posinset': position, 'aria-setsize': size, tabIndex: -1 });
}) as <Post>(props: ItemProps<Post>) => ReactNode;
