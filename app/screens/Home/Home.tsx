import { pageTitles } from '@alphazone/client/pages';
import { BannerCarousel, EmptyState, FeedHeader, Stack } from '@alphazone/ui';

import { useFeed } from '@alphazone/react';
import { CreatePostMenu } from '../../feed/CreatePostMenu';
import { PostFeed } from '../../feed/PostFeed';
import { useCursor } from '../../hooks/usePageLinks';
import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { usePorts } from '../../ports';
import { bannersOf } from './banners';
import { homeTexts } from './homeTexts';

export function Home() {
  const { site } = usePorts();
  const list = useFeed({ sort: 'hot', cursor: useCursor() });
  useTitle(undefined);

  return (
    <>
      <Stack gap="6">
        <BannerCarousel slides={bannersOf(site)} />
        <FeedHeader
          title={homeTexts.title}
          description={site.brand.tagline}
          count={list.total}
          create={<CreatePostMenu />}
        />
      </Stack>
      <PostFeed
        list={list}
        label={pageTitles.posts}
        feed="other"
        loadingText={messages.loading}
        empty={<EmptyState action={<CreatePostMenu />}>{messages.noPosts}</EmptyState>}
      />
    </>
  );
}
