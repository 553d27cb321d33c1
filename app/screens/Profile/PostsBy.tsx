import { EmptyState, PageHeading } from '@alphazone/ui';

import { useFeed } from '@alphazone/react';
import { PostFeed } from '../../feed/PostFeed';
import { useCursor } from '../../hooks/usePageLinks';
import { profileTexts } from './profileTexts';

export function PostsBy({ id, name, isOwn = false }: { id: string; name: string; isOwn?: boolean }) {
  const list = useFeed({ sort: 'new', author: id, cursor: useCursor() });
  return (
    <div>
      <PageHeading headingLevel={2}>{profileTexts.posts(name)}</PageHeading>
      <PostFeed
        list={list}
        label={profileTexts.posts(name)}
        feed="other"
        headingLevel={3}
        empty={<EmptyState>{isOwn ? profileTexts.noOwnPosts : profileTexts.noPosts(name)}</EmptyState>}
      />
    </div>
  );
}
