import { pageTitles } from '@alphazone/client/pages';
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
  useTitle(pageTitles.crypto);

  return (
    <>
      <Stack gap="6">
        <PageHeading description={cryptoTexts.description}>{pageTitles.crypto}</PageHeading>
        <TopAlphas />
        <FeedHeader
          title={pageTitles.posts}
          headingLevel={2}
          count={list.total}
          sort={<SortToggle sorts={generalSorts} value={sort} onValueChange={onSortChange} />}
          create={<CreatePostMenu />}
        />
      </Stack>
      <PostFeed
        list={list}
        label={pageTitles.posts}
        feed="general"
        headingLevel={3}
        empty={<EmptyState action={<CreatePostMenu />}>{messages.noPosts}</EmptyState>}
      />
    </>
  );
}
