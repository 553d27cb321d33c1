import { useEffect, type ComponentProps, type ReactNode } from 'react';

import { composeHandlers } from '../../hooks/composeHandlers';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useMessages } from '../../theme/MessagesProvider';
import { PostCardSkeleton } from '../PostCardSkeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { moveInFeed } from './feedKeys';
import { StyledEnd, StyledItem, StyledItems } from './PostList.styles';
import { useWindowList } from './useWindowList';

/** What an item's element needs, for a place in a list of which only a part is rendered. */
export interface PostListItemProps {
  /** Its place in the list, from 1. */
  'aria-posinset': number;
  /** How many there are; -1 while nobody knows. */
  'aria-setsize': number;
  /** The keys of a feed give it the focus; Tab does not. */
  tabIndex: -1;
}

export interface PostListProps<Post extends { _id: string }> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The posts that are there so far. */
  posts: readonly Post[];
  /** Renders one post, usually a PostCard that takes `itemProps` too. */
  renderPost: (post: Post, itemProps: PostListItemProps) => ReactNode;
  /** Names the list. */
  'aria-label': string;
  /** How many posts there are in all, when not all are here yet. @default posts.length */
  total?: number | undefined;
  /** More posts can be had: near the end `onEndReached` is called. @default false */
  hasMore?: boolean;
  /** More posts are on their way. @default false */
  isLoadingMore?: boolean;
  /** The reader has come near the end; called once for each length of the list. */
  onEndReached?: () => void;
  /** Remembers the heights of the posts under this name, so that going back finds the page as it was. */
  restoreKey?: string;
  /** Said below the last post. `null` for nothing. */
  endNote?: ReactNode;
}

/**
 * Posts in the window's own scroll, of any number: only what can be seen, and a little around it, is in
 * the page. Page Down and Page Up go from post to post, Control with End and Home out of the list. Renders an
 * element of role feed.
 */
export function PostList<Post extends { _id: string }>({
  posts,
  renderPost,
  total,
  hasMore = false,
  isLoadingMore = false,
  onEndReached,
  restoreKey,
  endNote: givenNote,
  ref,
  style,
  onKeyDown,
  ...props
}: PostListProps<Post>) {
  const messages = useMessages();
  const endNote = givenNote === undefined ? messages.post.end : givenNote;
  const { list, items, totalSize, scrollMargin, measure } = useWindowList(posts, restoreKey);
  const mergedRef = useMergedRef(list, ref);
  const isNearEnd = (items.at(-1)?.index ?? -1) >= posts.length - END_DISTANCE;

  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore && posts.length > 0) onEndReached?.();
    // A new function alone is no reason to ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNearEnd, hasMore, isLoadingMore, posts.length]);

  return (
    <>
      <StyledItems
        role="feed"
        aria-busy={isLoadingMore}
        {...props}
        ref={mergedRef}
        onKeyDown={composeHandlers(onKeyDown, moveInFeed)}
        style={{ ...style, blockSize: `${totalSize}px` }}
      >
        {items.map(({ index, key, start }) => {
          const post = posts[index];
          return post ? (
            <StyledItem
              key={key}
              ref={measure}
              data-index={index}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              {renderPost(post, {
                'aria-posinset': index + 1,
                'aria-setsize': total ?? posts.length,
                tabIndex: -1,
              })}
            </StyledItem>
          ) : null;
        })}
      </StyledItems>
      {isLoadingMore ? (
        <div role="status">
          <VisuallyHidden>{messages.post.loadingMore}</VisuallyHidden>
          <PostCardSkeleton />
          <PostCardSkeleton />
        </div>
      ) : null}
      {!hasMore && !isLoadingMore && posts.length > 0 && endNote !== null ? (
        <StyledEnd>{endNote}</StyledEnd>
      ) : null}
    </>
  );
}

/** How many posts before the end the next page is asked for. */
const END_DISTANCE = 5;
