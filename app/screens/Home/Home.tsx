import { BannerCarousel, CategoryMenu, EmptyState, FeedHeader, Stack } from '@alphazone/ui';

import { usePostList } from '../../api/posts/postQueries';
import { PostFeed } from '../../feed/PostFeed';
import { useStartPost } from '../../feed/useStartPost';
import { useTitle } from '../../layout/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { useRequireSession, useSession } from '../../session/useSession';
import { bannersOf } from './banners';

/** The posts of all zones by net votes, under six banners. Spec section 2, Routes; design section 3.1. */
export function Home() {
  const { site } = usePorts();
  const list = usePostList({ sort: 'hot' });
  const startPost = useStartPost();
  const session = useSession();
  const requireSession = useRequireSession();
  useTitle(undefined);

  const createPost = (
    <CategoryMenu
      variant="outline"
      zones={site.zones.map((zone) => ({ ...zone, href: paths.zone(zone.name) }))}
      onCreate={({ name }) => void startPost(name)}
      onGuest={session ? undefined : () => void requireSession(messages.loginToCreate)}
    />
  );

  return (
    <>
      <Stack gap="6">
        <BannerCarousel slides={bannersOf(site)} />
        <FeedHeader
          title={messages.homeTitle}
          description={site.brand.tagline}
          count={list.total}
          create={createPost}
        />
      </Stack>
      <PostFeed
        list={list}
        label={messages.allPosts}
        feed="other"
        loadingText={messages.loading}
        empty={<EmptyState action={createPost}>{messages.noPosts}</EmptyState>}
        restoreKey="home"
      />
    </>
  );
}
