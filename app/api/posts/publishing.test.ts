import { describe, expect, it } from 'vitest';

import { aPost } from '../../testing/posts';
import {
  bob,
  cachedList,
  cachedPost,
  cachePosts,
  failure,
  heldResponses,
  flushPromises,
  testApi,
} from '../../testing/testApi';
import { leaderboardKey } from '../leaderboard/leaderboardQuery';
import { tryMutate } from '../mutation';
import { isPending } from '../pending';
import { tagKey } from '../tags/tagQueries';
import { postKeys, type PostPages } from './postCache';
import { mutationKeys } from './mutationKeys';
import { createPost, deletePost } from './publishing';

const written = { postTitle: 'Halving', postBody: 'Soon.', postTags: ['btc'], category: 'Memes' };
const eve = { token: 'eves-token', result: { _id: 'eve', name: 'Eve' } };
const mediaUrls = [{ url: '/media/1.png' }];
const newPost = { ...written, media: () => Promise.resolve(mediaUrls) };

describe('createPost', () => {
  it('sends the seven fields of the spec', async () => {
    const { api, calls } = testApi(() => Response.json({}, { status: 201 }));

    await expect(tryMutate(api, createPost(api, 'Memes', bob), newPost)).resolves.toBe(true);
    expect(calls).toEqual([
      {
        method: 'POST',
        url: '/posts/CreatePost',
        body: { ...written, mediaUrls, userPosted: 'Bob', userId: 'bob' },
      },
    ]);
  });

  it('waits for the media while already pending', async () => {
    const { api, calls } = testApi(() => Response.json({}, { status: 201 }));
    let uploaded: (media: typeof mediaUrls) => void = () => undefined;
    const media = () => new Promise<typeof mediaUrls>((resolve) => (uploaded = resolve));

    const pendingPost = tryMutate(api, createPost(api, 'Memes', bob), { ...written, media });
    expect(isPending(api, mutationKeys.create('bob', 'Memes'))).toBe(true);
    expect(isPending(api, mutationKeys.create('bob', 'News'))).toBe(false);
    expect(isPending(api, mutationKeys.create('eve', 'Memes'))).toBe(false);
    await flushPromises();
    expect(calls).toEqual([]);
    uploaded(mediaUrls);
    await pendingPost;
    expect(calls).toHaveLength(1);
    expect(isPending(api, mutationKeys.create('bob', 'Memes'))).toBe(false);
  });

  it.each([
    ['logs out', []],
    ['is replaced by another user', [eve]],
  ])('neither sends nor alerts when the author %s during the upload', async (_, next) => {
    const { api, session, calls, alerts } = testApi(() => Response.json({}, { status: 201 }));
    const media = () => {
      session.end();
      next.forEach(session.start);
      return Promise.resolve(mediaUrls);
    };

    await expect(tryMutate(api, createPost(api, 'Memes', bob), { ...written, media })).resolves.toBe(false);
    expect(calls).toEqual([]);
    expect(alerts).toEqual([]);
  });

  it('alerts without sending when the session has ended meanwhile', async () => {
    const { api, session, calls, alerts } = testApi(() => Response.json({}, { status: 201 }));
    const media = () => {
      session.refuse(bob.token);
      return Promise.resolve(mediaUrls);
    };

    await expect(tryMutate(api, createPost(api, 'Memes', bob), { ...written, media })).resolves.toBe(false);
    expect(calls).toEqual([]);
    expect(alerts).toEqual([
      'Failed to create post: Your session has ended. Log in to go on; what you have typed is kept.',
    ]);
  });

  // @spec 8.9
  it('alerts why the server refused the post', async () => {
    const { api, alerts } = testApi(() => failure(400, 'postTags: at most 20.'));

    await expect(tryMutate(api, createPost(api, 'Memes', bob), newPost)).resolves.toBe(false);
    expect(alerts).toEqual(['Failed to create post: postTags: at most 20.']);
  });

  // @spec 8.9
  it('alerts "Unknown error" without a message from the server', async () => {
    const { api, alerts } = testApi(() => failure(500));

    await expect(tryMutate(api, createPost(api, 'Memes', bob), newPost)).resolves.toBe(false);
    expect(alerts).toEqual(['Failed to create post: Unknown error']);
  });
});

describe('deletePost', () => {
  function setUp() {
    const responses = heldResponses();
    const test = testApi(responses.hold);
    cachePosts(
      test.api,
      ['a', 'b', 'c'].map((_id) => aPost({ _id })),
    );
    const pendingDeletion = tryMutate(test.api, deletePost(test.api, 'b'), undefined);
    return { ...test, responses, pendingDeletion, ids: () => cachedList(test.api).map(({ _id }) => _id) };
  }
  const total = ({ api }: ReturnType<typeof setUp>) =>
    api.cache.getQueryData<PostPages>(postKeys.list({ sort: 'hot' }))?.pages[0]?.total;

  it('removes the post from lists optimistically, but keeps its detail', async () => {
    const test = setUp();
    await flushPromises();

    expect(test.calls).toEqual([{ method: 'DELETE', url: '/posts/delete/b', body: undefined }]);
    expect(test.ids()).toEqual(['a', 'c']);
    expect(total(test)).toBe(2);
    expect(cachedPost(test.api, 'b')).toBeDefined();
  });

  it('drops the cached detail after the deletion', async () => {
    const { api, responses, pendingDeletion } = setUp();
    await flushPromises();
    await responses.release(Response.json({ message: 'Post deleted.' }));

    await expect(pendingDeletion).resolves.toBe(true);
    expect(cachedPost(api, 'b')).toBeUndefined();
  });

  it('invalidates counts derived from posts', async () => {
    const { api, responses } = setUp();
    api.cache.setQueryData(leaderboardKey, {});
    api.cache.setQueryData(tagKey, {});
    await flushPromises();
    await responses.release(Response.json({ message: 'Post deleted.' }));

    expect([leaderboardKey, tagKey].map((key) => api.cache.getQueryState(key)?.isInvalidated)).toEqual([
      true,
      true,
    ]);
  });

  // @spec 8.10
  it('restores the post in place when the server refuses', async () => {
    const test = setUp();
    await flushPromises();
    await test.responses.release(failure(403, 'Only the author can delete this post.'));

    expect(test.ids()).toEqual(['a', 'b', 'c']);
    expect(total(test)).toBe(3);
    expect(test.alerts).toEqual(['Failed to delete post: Only the author can delete this post.']);
  });
});
