import { Button, EmptyState, FeedHeader, SortToggle } from '@alphazone/ui';

import { usePostList } from '../../api/posts/postQueries';
import { PostFeed } from '../../feed/PostFeed';
import { useStartPost } from '../../feed/useStartPost';
import { useTitle } from '../../layout/useTitle';
import { messages } from '../../messages';
import { usePorts } from '../../ports';
import { zoneNamed } from '../../site/zones';

/** How a zone's feed is sorted. Spec section 2, Category feed. */
export type FeedSort = 'hot' | 'new';

export interface CategoryFeedProps {
  /** A zone's name, as the site settings write it. */
  category: string;
  sort: FeedSort;
  onSortChange: (sort: FeedSort) => void;
}

/** The posts of a zone. Spec section 2, Category feed. */
export function CategoryFeed({ category, sort, onSortChange }: CategoryFeedProps) {
  const { site } = usePorts();
  const list = usePostList({ sort, category });
  const startPost = useStartPost();
  useTitle(category);

  const createPost = <Button onClick={() => void startPost(category)}>{messages.createPost}</Button>;

  return (
    <>
      <FeedHeader
        title={category}
        description={zoneNamed(site, category)?.description}
        count={list.total}
        sort={<SortToggle value={sort} onValueChange={onSortChange} />}
        create={createPost}
      />
      <PostFeed
        list={list}
        label={messages.postsOf(category)}
        empty={<EmptyState action={createPost}>{messages.emptyCategory(category)}</EmptyState>}
        restoreKey={`${category} ${sort}`}
        gifAsVideo={gifIsVideo(category)}
      />
    </>
  );
}

/** Gifs count as video in these feeds. Spec section 2, Category feed. */
const gifIsVideo = (category: string) => ['memes', 'cryptocurrency'].includes(category.toLowerCase());
