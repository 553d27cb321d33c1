import { ErrorState, PostCard, PostList, PostListSkeleton, type PostCardProps } from '@alphazone/ui';
import type { ReactNode } from 'react';

import { type Feed, standingOf, useMyRoles } from '@alphazone/react';
import { usePostActions } from '../hooks/usePostActions';
import { messages } from '../messages';
import { usePorts } from '../ports';
import { AdminTools } from './AdminTools';

export interface PostFeedProps extends Pick<PostCardProps, 'feed' | 'gifAsVideo' | 'headingLevel'> {
  list: Feed;
  label: string;
  loadingText?: string;
  empty: ReactNode;
  /** Key for restoring row heights and scroll position on back navigation. */
  restoreKey: string;
}

export function PostFeed({ list, label, loadingText, empty, restoreKey, ...card }: PostFeedProps) {
  const actions = usePostActions();
  const { site } = usePorts();
  const isAdmin = useMyRoles(site.adminUserId).may('pin posts');

  if (!list.posts) {
    return list.error ? (
      <ErrorState onRetry={list.retry}>{messages.postsFailed(list.error.message)}</ErrorState>
    ) : (
      <PostListSkeleton {...(loadingText !== undefined && { text: loadingText })} />
    );
  }
  if (list.posts.length === 0) return empty;

  const { moreError } = list;
  return (
    <>
      <PostList
        aria-label={label}
        posts={list.posts}
        total={list.total}
        hasMore={list.hasMore}
        isLoadingMore={list.isLoadingMore}
        onEndReached={list.loadMore}
        restoreKey={restoreKey}
        {...(moreError && { endNote: null })}
        renderPost={(post, itemProps) => (
          <PostCard
            {...card}
            {...itemProps}
            post={post}
            {...(post.match && { match: post.match })}
            standing={standingOf(post)}
            onVote={(value) => void actions.vote(post, value)}
            onShare={() => void actions.share(post)}
            tools={isAdmin && <AdminTools post={post} />}
          />
        )}
      />
      {moreError && (
        <ErrorState onRetry={list.loadMore}>{messages.postsFailed(moreError.message)}</ErrorState>
      )}
    </>
  );
}
