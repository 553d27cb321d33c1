import { usePostProps, type Feed } from '@alphazone/react';
import { FeedHeader, PostCard, PostList } from '@alphazone/ui';

export function Shelf({ feed, title, description }: { feed: Feed; title: string; description?: string }) {
  const postProps = usePostProps();
  return (
    <>
      <FeedHeader title={title} description={description} count={feed.total} />
      <PostList
        {...feed.listProps}
        aria-label={title}
        empty="Nothing on this shelf."
        renderPost={(post, itemProps) => (
          <PostCard {...itemProps} {...postProps(post)} match={post.match} feed="general" />
        )}
      />
    </>
  );
}
