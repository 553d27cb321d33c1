import { EmptyState, FeedHeader, PageHeading, SortToggle, Stack } from '@alphazone/ui';

import { type PostSort, useFeed } from '@alphazone/react';
import { CreatePostMenu } from '../../feed/CreatePostMenu';
import { PostFeed } from '../../feed/PostFeed';
import { generalSorts } from '../../feed/sorts';
import { useCursor } from '../../hooks/usePageLinks';
import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { cryptoTexts } from './cryptoTexts';
import { TopAlphas } from './TopAlphas';

export interface CryptoProps {
  sort: PostSort;
  onSortChange: (sort: PostSort) => void;
}

export function Crypto({ sort, onSortChange }: CryptoProps) {
  const list = useFeed({ sort, cursor: useCursor() });
  useTitle(messages.generalFeed);

  return (
    <>
      <Stack gap="6">
        <PageHeading description={cryptoTexts.description}>{messages.generalFeed}</PageHeading>
        <TopAlphas />
        <FeedHeader
          title={messages.allPosts}
          headingLevel={2}
          count={list.total}
          sort={<SortToggle sorts={generalSorts} value={sort} onValueChange={onSortChange} />}
          create={<CreatePostMenu />}
        />
      </Stack>
      <PostFeed
        list={list}
        label={messages.allPosts}
        feed="general"
        headingLevel={3}
        empty={<EmptyState action={<CreatePostMenu />}>{messages.noPosts}</EmptyState>}
      />
    </>
  );
}
