import { expect, it } from 'vitest';

import { attempt } from '../forum/mutations/mutation';
import { aPost } from '../testing/posts';
import {
  cachedList,
  cachedPost,
  cachePosts,
  failure,
  flushPromises,
  heldResponses,
  testForum,
} from '../testing/testForum';
import { boostPost, setPinned } from './pinAndBoost';
import { postKeys } from './postCache';

const post = aPost({ upVotes: 3, downVotes: 1, score: 2 });

// @spec 8.14
it('pins optimistically and rolls back on failure', async () => {
  const responses = heldResponses();
  const { forum, alerts, calls } = testForum(responses.hold);
  cachePosts(forum, [post]);
  void attempt(forum, setPinned(forum, 'p1', true), undefined);
  await flushPromises();
  expect(calls[0]).toEqual({ method: 'POST', url: '/posts/pin/p1', body: {} });
  expect(cachedList(forum)[0]?.pinned).toBe(true);

  await responses.release(failure(403, 'Only administrators can pin posts.'));
  expect(cachedList(forum)[0]?.pinned).toBe(false);
  expect(alerts).toEqual(['Failed to toggle pin: Only administrators can pin posts.']);
});

it('does not roll back a pin after a refetch', async () => {
  const responses = heldResponses();
  const { forum } = testForum(responses.hold);
  cachePosts(forum, [post]);
  void attempt(forum, setPinned(forum, 'p1', true), undefined);
  await flushPromises();
  cachePosts(forum, [post]);
  await responses.release(failure(403));

  expect(cachedList(forum)[0]?.pinned).toBe(false);
});

// @spec 8.15
it('adds the boost optimistically and rolls back on failure', async () => {
  const responses = heldResponses();
  const { forum, alerts, calls } = testForum(responses.hold);
  cachePosts(forum, [post]);
  void attempt(forum, boostPost(forum, 'p1'), 100);
  await flushPromises();
  expect(calls[0]).toEqual({ method: 'PATCH', url: '/posts/boost/p1', body: { amount: 100 } });
  expect(cachedPost(forum, 'p1')).toMatchObject({ boost: 100, upVotes: 103, score: 102 });

  await responses.release(failure(409, 'A boost is at most 10,000.'));
  expect(cachedPost(forum, 'p1')).toMatchObject({ boost: 0, upVotes: 3, score: 2 });
  expect(alerts).toEqual(['Failed to boost upvotes: A boost is at most 10,000.']);
});

it('rolls a boost back only in copies that were not refetched', async () => {
  const responses = heldResponses();
  const { forum } = testForum(responses.hold);
  cachePosts(forum, [post]);
  void attempt(forum, boostPost(forum, 'p1'), 100);
  await flushPromises();
  forum.cache.setQueryData(postKeys.detail('p1'), { ...post, upVotes: 5, score: 4 });
  await responses.release(failure(409));

  expect(cachedPost(forum, 'p1')).toMatchObject({ boost: 0, upVotes: 5, score: 4 });
  expect(cachedList(forum)[0]).toMatchObject({ boost: 0, upVotes: 3, score: 2 });
});
