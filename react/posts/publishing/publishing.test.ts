import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

import { aPost } from '../../testing/posts';
import {
  bob,
  cachedList,
  cachedPost,
  cachePosts,
  failure,
  heldResponses,
  flushPromises,
  testForum,
} from '../../testing/testForum';
import { leaderboardKey } from '../../forum/queries/queryKeys';
import { attempt } from '../../forum/mutations/mutation';
import { isPending } from '../../forum/mutations/pending';
import { tagKey } from '../../forum/queries/queryKeys';
import { editorTexts } from './editorTexts';
import { postKeys, type PostPages } from '../postCache';
import { postQuery } from '../feeds/postQueries';
import { mutationKeys } from '../mutationKeys';
import { createPost } from './createPost';
import { deletePost } from './deletePost';

const written = { postTitle: 'Halving', postBody: 'Soon.', postTags: ['btc'], category: 'Memes' };
const eve = { token: 'eves-token', result: { _id: 'eve', name: 'Eve' } };
const mediaUrls = [{ url: '/media/1.png' }];
const newPost = { ...written, media: () => Promise.resolve(mediaUrls) };

describe('createPost', () => {
  it('sends the seven fields of the spec', async () => {
    const { forum, calls } = testForum(() => Response.json({}, { status: 201 }));

    await expect(attempt(forum, createPost(forum, 'Memes', bob), newPost)).resolves.toMatchObject({
      ok: true,
    });
    expect(calls).toEqual([
      {
        method: 'POST',
        url: '/posts/CreatePost',
        body: { ...written, mediaUrls, userPosted: 'Bob', userId: 'bob' },
      },
    ]);
  });

  it('says that a held post waits for approval', async () => {
    const { forum, alerts } = testForum(() => Response.json({ _id: 'p9', hidden: 'held' }, { status: 201 }));
    await attempt(forum, createPost(forum, 'Memes', bob), newPost);

    expect(alerts).toEqual([editorTexts.postHeld]);
  });

  it('waits for the media while already pending', async () => {
    const { forum, calls } = testForum(() => Response.json({}, { status: 201 }));
    let uploaded: (media: typeof mediaUrls) => void = () => undefined;
    const media = () => new Promise<typeof mediaUrls>((resolve) => (uploaded = resolve));

    const pendingPost = attempt(forum, createPost(forum, 'Memes', bob), { ...written, media });
    expect(isPending(forum, mutationKeys.create('bob', 'Memes'))).toBe(true);
    expect(isPending(forum, mutationKeys.create('bob', 'News'))).toBe(false);
    expect(isPending(forum, mutationKeys.create('eve', 'Memes'))).toBe(false);
    await flushPromises();
    expect(calls).toEqual([]);
    uploaded(mediaUrls);
    await pendingPost;
    expect(calls).toHaveLength(1);
    expect(isPending(forum, mutationKeys.create('bob', 'Memes'))).toBe(false);
  });

  it.each([
    ['logs out', []],
    ['is replaced by another user', [eve]],
  ])('neither sends nor alerts when the author %s during the upload', async (_, next) => {
    const { forum, session, calls, alerts } = testForum(() => Response.json({}, { status: 201 }));
    const media = () => {
      session.end();
      next.forEach(session.start);
      return Promise.resolve(mediaUrls);
    };

    await expect(
      attempt(forum, createPost(forum, 'Memes', bob), { ...written, media }),
    ).resolves.toMatchObject({ ok: false });
    expect(calls).toEqual([]);
    expect(alerts).toEqual([]);
  });

  it('alerts without sending once the session has ended', async () => {
    const { forum, session, calls, alerts } = testForum(() => Response.json({}, { status: 201 }));
    const media = () => {
      session.refuse(bob.token);
      return Promise.resolve(mediaUrls);
    };

    await expect(
      attempt(forum, createPost(forum, 'Memes', bob), { ...written, media }),
    ).resolves.toMatchObject({ ok: false });
    expect(calls).toEqual([]);
    expect(alerts).toEqual([
      'Failed to create post: Your session has ended. Log in to go on; what you have typed is kept.',
    ]);
  });

  // @spec 8.9
  it('alerts why the server refused the post', async () => {
    const { forum, alerts } = testForum(() => failure(400, 'postTags: at most 20.'));

    await expect(attempt(forum, createPost(forum, 'Memes', bob), newPost)).resolves.toMatchObject({
      ok: false,
    });
    expect(alerts).toEqual(['Failed to create post: postTags: at most 20.']);
  });

  // @spec 8.9
  it('alerts "Unknown error" without a message from the server', async () => {
    const { forum, alerts } = testForum(() => failure(500));

    await expect(attempt(forum, createPost(forum, 'Memes', bob), newPost)).resolves.toMatchObject({
      ok: false,
    });
    expect(alerts).toEqual(['Failed to create post: Unknown error']);
  });
});

describe('deletePost', () => {
  function setUp() {
    const responses = heldResponses();
    const test = testForum(responses.hold);
    cachePosts(
      test.forum,
      ['a', 'b', 'c'].map((_id) => aPost({ _id })),
    );
    const pendingDeletion = attempt(test.forum, deletePost(test.forum, 'b'), undefined);
    return { ...test, responses, pendingDeletion, ids: () => cachedList(test.forum).map(({ _id }) => _id) };
  }
  const total = ({ forum }: ReturnType<typeof setUp>) =>
    forum.cache.getQueryData<PostPages>(postKeys.list({ sort: 'hot' }))?.pages[0]?.total;

  it('removes the post from lists optimistically, but keeps its detail', async () => {
    const test = setUp();
    await flushPromises();

    expect(test.calls).toEqual([{ method: 'DELETE', url: '/posts/delete/b', body: undefined }]);
    expect(test.ids()).toEqual(['a', 'c']);
    expect(total(test)).toBe(2);
    expect(cachedPost(test.forum, 'b')).toBeDefined();
  });

  it('drops the cached detail after the deletion', async () => {
    const { forum, responses, pendingDeletion } = setUp();
    await flushPromises();
    await responses.release(Response.json({ message: 'Post deleted.' }));

    await expect(pendingDeletion).resolves.toMatchObject({ ok: true });
    expect(cachedPost(forum, 'b')).toBeUndefined();
  });

  it.each(['before', 'during'])('loads a post that is opened %s the deletion', async (moment) => {
    const responses = heldResponses();
    const { forum, calls } = testForum(responses.hold);
    const remove = () => attempt(forum, deletePost(forum, 'b'), undefined);
    const open = () => new QueryObserver(forum.cache, postQuery(forum, 'c')).subscribe(() => undefined);
    const steps = moment === 'before' ? [open, remove] : [remove, open];
    for (const step of steps) {
      void step();
      await flushPromises();
    }

    expect(calls.map(({ method }) => method).sort()).toEqual(['DELETE', 'GET']);
    for (const { method } of calls)
      await responses.release(Response.json(method === 'GET' ? [aPost({ _id: 'c' })] : {}));

    await vi.waitFor(() => expect(cachedPost(forum, 'c')?._id).toBe('c'));
    forum.cache.clear();
  });

  it('invalidates counts derived from posts', async () => {
    const { forum, responses } = setUp();
    forum.cache.setQueryData(leaderboardKey, {});
    forum.cache.setQueryData(tagKey, {});
    await flushPromises();
    await responses.release(Response.json({ message: 'Post deleted.' }));

    expect([leaderboardKey, tagKey].map((key) => forum.cache.getQueryState(key)?.isInvalidated)).toEqual([
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
