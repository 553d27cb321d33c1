import { FeedHeader } from '@alphazone/ui';

import { Feed } from './Feed';
import { listPosts } from './forum';

export default async function Home() {
  const posts = await listPosts();
  return (
    <>
      <FeedHeader title="On offer" description="What grows too well at home" count={posts.length} />
      <Feed posts={posts} />
    </>
  );
}
