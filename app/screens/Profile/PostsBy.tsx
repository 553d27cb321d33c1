import { EmptyState } from '@alphazone/ui';

import { usePostList } from '../../api/posts/postQueries';
import { PostFeed } from '../../feed/PostFeed';
import { messages } from '../../messages';

/** What a user has posted, newest first. */
export function PostsBy({ id, name }: { id: string; name: string }) {
  const list = usePostList({ sort: 'new', author: id });
  return (
    <PostFeed
      list={list}
      label={messages.postsBy(name)}
      feed="other"
      empty={<EmptyState>{messages.noPostsBy(name)}</EmptyState>}
      restoreKey={`user ${id}`}
    />
  );
}
