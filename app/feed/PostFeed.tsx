import { ErrorState, PostCard, PostList, PostListSkeleton, type PostCardProps } from '@alphazone/ui';
import type { ReactNode } from 'react';

import { loadingReasonOf } from '../api/errors';
import type { usePostList } from '../api/posts/postQueries';
import { usePostActions } from '../api/usePostActions';
import { messages } from '../messages';
import { useIsAdmin } from '../session/useSession';
import { AdminTools } from './AdminTools';
import { standingOf } from './standingOf';

export interface PostFeedProps extends Pick<PostCardProps, 'feed' | 'gifAsVideo' | 'headingLevel'> {
  list: ReturnType<typeof usePostList>;
  label: string;
  loadingText?: string;
  empty: ReactNode;
  /** Key for restoring row heights and scroll position on back navigation. */
  restoreKey: string;
}

export function PostFeed({ list, label, loadingText, empty, restoreKey, ...card }: PostFeedProps) {
  const actions = usePostActions();
  const isAdmin = useIsAdmin();

  if (!list.posts) {
    return list.error ? (
      <ErrorState onRetry={() => void list.retry()}>
        {messages.postsFailed(loadingReasonOf(list.error))}
      </ErrorState>
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
        onEndReached={() => void list.loadMore()}
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
        <ErrorState onRetry={() => void list.loadMore()}>
          {messages.postsFailed(loadingReasonOf(moreError))}
        </ErrorState>
      )}
    </>
  );
}
