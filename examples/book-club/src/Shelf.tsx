import type { Post } from '@alphazone/client';
import { FeedHeader, PostCard, PostList, PostListSkeleton } from '@alphazone/ui';

import { usePosts, useReader, vote } from './forum';
import { go } from './routes';
import { standing } from './standing';

export interface ShelfProps {
  title: string;
  description: string;
  /** Zone to filter by. Absent: all discussions. */
  zone?: string | undefined;
}

const byScore = (a: Post, b: Post) =>
  Number(b.pinned) - Number(a.pinned) || standing(b, undefined).score - standing(a, undefined).score;

export function Shelf({ title, description, zone }: ShelfProps) {
  const posts = usePosts()
    ?.filter(({ category }) => zone === undefined || category === zone)
    .toSorted(byScore);
  const reader = useReader();

  return (
    <>
      <FeedHeader title={title} description={description} count={posts?.length} />
      {posts ? (
        <PostList
          aria-label={title}
          posts={posts}
          renderPost={(post, itemProps) => (
            <PostCard
              {...itemProps}
              post={post}
              standing={standing(post, reader?._id)}
              feed={zone === undefined ? 'general' : 'category'}
              onVote={(value) => (reader ? void vote(post._id, reader._id, value) : go('/Auth'))}
            />
          )}
        />
      ) : (
        <PostListSkeleton />
      )}
    </>
  );
}
