import { expect, it } from 'vitest';

import { aPost } from '../testing/posts';
import { hookIn } from '../testing/hookIn';
import { cachedPost, cachePosts, flushPromises, testForum } from '../testing/testForum';
import { usePostProps } from './usePostProps';

it('shows and changes the vote of a post', async () => {
  const { forum } = testForum(() => new Promise(() => undefined));
  const post = aPost({ upVotes: 3, downVotes: 1, myVote: null });
  cachePosts(forum, [post]);
  const { onVote, ...shown } = hookIn(forum, usePostProps)(post);
  expect(shown).toEqual({ post, standing: { score: 2, boost: post.boost, myVote: null } });

  onVote('upVote');
  await flushPromises();
  expect(cachedPost(forum, post._id)?.myVote).toBe('upVote');
});
