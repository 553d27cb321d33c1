import { PostList, type PostCardProps } from '@alphazone/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { useMyRoles, type Feed } from '@alphazone/react';
import { useFoldReason } from '../filters/useFoldReason';
import { useHiddenPosts } from '../filters/useHiddenPosts';
import { useMenuState } from '../filters/useMenuState';
import { usePageLinks } from '../hooks/usePageLinks';
import { usePostActions } from '../hooks/usePostActions';
import { messages } from '../messages';
import { useMayModerate } from '../moderation/useMayModerate';
import { usePorts } from '../ports';
import { FeedItem } from './FeedItem';

export interface PostFeedProps extends Pick<PostCardProps, 'feed' | 'gifAsVideo' | 'headingLevel'> {
  list: Feed;
  label: string;
  loadingText?: string;
  empty: ReactNode;
}

export function PostFeed({ list, label, loadingText, empty, ...card }: PostFeedProps) {
  const actions = usePostActions();
  const { pathname, search } = useLocation();
  const { firstHref, nextHref } = usePageLinks(list);
  const page = pathname + search;
  const { site } = usePorts();
  const { may } = useMyRoles(site.adminUserId);
  const isAdmin = may('pin posts');
  const mayModerate = useMayModerate();
  const menuStateOf = useMenuState();
  const foldReasonOf = useFoldReason();
  const { shown, isEachHidden, isHidden, onHide, undo } = useHiddenPosts(list);
  // Replaces the list while it shows no post.
  const failure = list.error ?? list.moreError;
  const emptyPage = firstHref === undefined ? empty : messages.emptyPage;

  return (
    <PostList
      aria-label={label}
      {...list.listProps}
      posts={shown}
      firstHref={firstHref}
      nextHref={nextHref}
      // Positions count from the first post of this page.
      total={firstHref === undefined ? list.total : undefined}
      loadingText={loadingText}
      empty={isEachHidden ? messages.filters.eachHidden : emptyPage}
      error={failure && messages.postsFailed(failure.message)}
      moreError={list.moreError && messages.postsFailed(list.moreError.message)}
      restoreKey={page}
      renderPost={(post, itemProps) => (
        <FeedItem
          {...card}
          {...itemProps}
          post={post}
          page={page}
          isAdmin={isAdmin}
          menuState={menuStateOf(post.userId)}
          canModerate={mayModerate(post.userId, post.category)}
          isHidden={isHidden(post)}
          foldReason={foldReasonOf({
            userId: post.userId,
            texts: [post.postTitle, post.postBody, ...post.postTags],
          })}
          actions={actions}
          onHide={onHide}
          onUndo={undo}
        />
      )}
    />
  );
}
