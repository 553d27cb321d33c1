'use client';

import type { Post } from '@alphazone/client';
import { PostCard, postPath, PostList } from '@alphazone/ui';

import { useForumUrl } from './Providers';
import { standing } from './standing';

export function Feed({ posts }: { posts: readonly Post[] }) {
  const forumUrl = useForumUrl();
  return (
    <PostList
      aria-label="On offer"
      posts={posts}
      renderPost={(post, itemProps) => (
        <PostCard
          {...itemProps}
          post={post}
          standing={standing(post)}
          feed="general"
          onVote={() => location.assign(forumUrl + postPath(post._id))}
        />
      )}
    />
  );
}
