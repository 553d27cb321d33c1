import { describe, expect, it } from 'vitest';

import { aPost } from '../../testing/posts';
import {
  bob,
  cachedList,
  cachedPost,
  cachePosts,
  failure,
  heldAnswers,
  settled,
  testApi,
} from '../../testing/testApi';
import { run } from '../run';
import { postKeys, type PostPages } from './postCache';
import { createPostMutation, deletePostMutation } from './publishing';

const newPost = {
  postTitle: 'Halving',
  postBody: 'Soon.',
  postTags: ['btc'],
  mediaUrls: [{ url: '/media/1.png' }],
  category: 'Memes',
};

describe('publishing', () => {
  it('sends the seven fields of the spec', async () => {
    const { api, calls } = testApi(() => Response.json({}, { status: 201 }));

    await expect(run(api, createPostMutation(api, bob), newPost)).resolves.toBe(true);
    expect(calls).toEqual([
      { method: 'POST', url: '/posts/CreatePost', body: { ...newPost, userPosted: 'Bob', userId: 'bob' } },
    ]);
  });

  it('says why a post was refused', async () => {
    const { api, alerts } = testApi(() => failure(400, 'postTags: at most 20.'));

    await expect(run(api, createPostMutation(api, bob), newPost)).resolves.toBe(false);
    expect(alerts).toEqual(['Failed to create post: postTags: at most 20.']);
  });
});

describe('deleting a post', () => {
  function setUp() {
    const answers = heldAnswers();
    const test = testApi(answers.hold);
    cachePosts(
      test.api,
      ['a', 'b', 'c'].map((_id) => aPost({ _id })),
    );
    const done = run(test.api, deletePostMutation(test.api, 'b'), undefined);
    return { ...test, answers, done, ids: () => cachedList(test.api).map(({ _id }) => _id) };
  }
  const total = ({ api }: ReturnType<typeof setUp>) =>
    api.cache.getQueryData<PostPages>(postKeys.list({ sort: 'hot' }))?.pages[0]?.total;

  it('takes it out of the lists and the count at once, but not off its own page', async () => {
    const test = setUp();
    await settled();

    expect(test.calls).toEqual([{ method: 'DELETE', url: '/posts/delete/b', body: undefined }]);
    expect(test.ids()).toEqual(['a', 'c']);
    expect(total(test)).toBe(2);
    expect(cachedPost(test.api, 'b')).toBeDefined();
  });

  it('forgets its own page once it is gone', async () => {
    const { api, answers, done } = setUp();
    await settled();
    await answers.release(Response.json({ message: 'Post deleted.' }));

    await expect(done).resolves.toBe(true);
    expect(cachedPost(api, 'b')).toBeUndefined();
  });

  it('puts it back where it was when the server refuses', async () => {
    const test = setUp();
    await settled();
    await test.answers.release(failure(403, 'Only the author can delete this post.'));

    expect(test.ids()).toEqual(['a', 'b', 'c']);
    expect(total(test)).toBe(3);
    expect(test.alerts).toEqual(['Failed to delete post: Only the author can delete this post.']);
  });
});
