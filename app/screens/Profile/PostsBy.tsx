import { EmptyState, PageHeading } from '@alphazone/ui';

import { useFeed } from '@alphazone/react';
import { PostFeed } from '../../feed/PostFeed';
import { useCursor } from '../../hooks/usePageLinks';
import { messages } from '../../messages';

export function PostsBy({ id, name }: { id: string; name: string }) {
  const list = useFeed({ sort: 'new', author: id, cursor: useCursor() });
  return (
    <div>
      <PageHeading headingLevel={2}>{messages.postsBy(name)}</PageHeading>
      <PostFeed
        list={list}
        label={messages.postsBy(name)}
        feed="other"
        headingLevel={3}
        empty={<EmptyState>{messages.noPostsBy(name)}</EmptyState>}
      />
    </div>
  );
}
