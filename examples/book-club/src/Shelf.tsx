import { standingOf, useSession, useVote, type Feed } from '@alphazone/react';
import { EmptyState, ErrorState, FeedHeader, PostCard, PostList, PostListSkeleton } from '@alphazone/ui';

import { go } from './routes';

export function Shelf({ feed, title, description }: { feed: Feed; title: string; description?: string }) {
  const { posts, error } = feed;
  const vote = useVote();
  const { user } = useSession();
  return (
    <>
      <FeedHeader title={title} description={description} count={feed.total} />
      {!posts &&
        (error ? <ErrorState onRetry={feed.retry}>{error.message}</ErrorState> : <PostListSkeleton />)}
      {posts?.length === 0 && <EmptyState>Nothing on this shelf.</EmptyState>}
      {posts && posts.length > 0 && (
        <PostList
          aria-label={title}
          posts={posts}
          total={feed.total}
          hasMore={feed.hasMore}
          isLoadingMore={feed.isLoadingMore}
          onEndReached={feed.loadMore}
          renderPost={(post, itemProps) => (
            <PostCard
              {...itemProps}
              post={post}
              {...(post.match && { match: post.match })}
              standing={standingOf(post)}
              feed="general"
              onVote={(value) => (user ? void vote(post, value) : go('/Auth'))}
            />
          )}
        />
      )}
    </>
  );
}
