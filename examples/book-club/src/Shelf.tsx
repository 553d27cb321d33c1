import { standingOf, useFeed, useSearch, useSession, useVote, type Feed } from '@alphazone/react';
import { EmptyState, ErrorState, FeedHeader, PostCard, PostList, PostListSkeleton } from '@alphazone/ui';

import { go } from './routes';
import type { zones } from './shelf';

/** A zone's discussions. Without a zone, all of them. */
export function Shelf({ zone }: { zone: (typeof zones)[number] | undefined }) {
  const feed = useFeed({ sort: 'hot', ...(zone && { category: zone.name }) });
  return (
    <Discussions
      feed={feed}
      title={zone?.name ?? 'On the table'}
      description={zone?.description ?? 'What we are reading, and what it did to us'}
      isZone={zone !== undefined}
    />
  );
}

export function Found({ text }: { text: string }) {
  return <Discussions feed={useSearch(text)} title={`About “${text}”`} description="" isZone={false} />;
}

interface DiscussionsProps {
  feed: Feed;
  title: string;
  description: string;
  isZone: boolean;
}

function Discussions({ feed, title, description, isZone }: DiscussionsProps) {
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
              feed={isZone ? 'category' : 'general'}
              onVote={(value) => (user ? void vote(post, value) : go('/Auth'))}
            />
          )}
        />
      )}
    </>
  );
}
