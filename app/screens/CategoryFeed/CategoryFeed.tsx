import { Button, EmptyState, FeedHeader, SortToggle, useMessages } from '@alphazone/ui';
import { Plus } from 'lucide-react';

import { type PostSort, useFeed } from '@alphazone/react';
import { PostFeed } from '../../feed/PostFeed';
import { zoneSorts } from '../../feed/sorts';
import { useStartPost } from '../../feed/useStartPost';
import { useCursor } from '../../hooks/usePageLinks';
import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { usePorts } from '../../ports';
import { findZone } from '../../site/zones';

export interface CategoryFeedProps {
  category: string;
  sort: PostSort;
  onSortChange: (sort: PostSort) => void;
}

export function CategoryFeed({ category, sort, onSortChange }: CategoryFeedProps) {
  const { site } = usePorts();
  const zone = findZone(site, category);
  const list = useFeed({ sort, category, cursor: useCursor() });
  const texts = useMessages().shell;
  const startPost = useStartPost();
  useTitle(category);

  const createPost = (
    <Button onClick={() => void startPost(category)}>
      <Plus aria-hidden />
      {texts.createPost}
    </Button>
  );

  return (
    <>
      <FeedHeader
        title={category}
        description={zone?.description}
        count={list.total}
        sort={<SortToggle sorts={zoneSorts} value={sort} onValueChange={onSortChange} />}
        create={createPost}
      />
      <PostFeed
        list={list}
        label={messages.postsOf(category)}
        empty={<EmptyState action={createPost}>{messages.emptyCategory(category)}</EmptyState>}
        gifAsVideo={zone?.gifsAreVideos ?? false}
      />
    </>
  );
}
