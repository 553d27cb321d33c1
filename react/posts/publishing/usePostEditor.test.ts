import { describe, expect, it, vi } from 'vitest';

import { hookIn } from '../../testing/hookIn';
import { testForum } from '../../testing/testForum';
import { memoryStore } from '../../session/keyValueStore';
import { createPostMedia } from '../../uploads/postMedia';
import { usePostEditor, type PostDraft, type PostEditorOptions } from './usePostEditor';

const written: PostDraft = { postTitle: ' Two ferns ', postBody: 'Potted.', postTags: 'Fern  swap fern' };

function open(
  value: PostDraft,
  respond: Parameters<typeof testForum>[0],
  options: Parameters<typeof testForum>[1] = {},
) {
  const test = testForum(respond, options);
  const onCreated = vi.fn<NonNullable<PostEditorOptions['onCreated']>>();
  const draft = { value, onValueChange: () => undefined };
  const media = createPostMedia({
    upload: ({ name, type }) =>
      name === 'broken.mp4'
        ? Promise.reject(new Error('413'))
        : Promise.resolve({ url: `/media/${name}`, type }),
    onFailure: () => 'Not uploaded',
  });
  return {
    ...test,
    media,
    onCreated,
    editor: hookIn(test.forum, () => usePostEditor('Cuttings', { draft, media, onCreated })),
  };
}

describe('usePostEditor', () => {
  it('sends the trimmed text, its tags and the uploaded files', async () => {
    const created = { _id: 'p1', hidden: 'held' };
    const { editor, calls, onCreated } = open(written, () => Response.json(created, { status: 201 }));
    editor.onFilesAdd([new File(['picture'], 'fern.png', { type: 'image/png' })]);

    await expect(editor.onSubmit()).resolves.toMatchObject({ ok: true });
    expect(calls.at(-1)).toMatchObject({
      url: '/posts/CreatePost',
      body: {
        category: 'Cuttings',
        postTitle: 'Two ferns',
        postBody: 'Potted.',
        postTags: ['fern', 'swap'],
        mediaUrls: [{ url: '/media/fern.png', type: 'image/png' }],
      },
    });
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(written, created);
  });

  it('publishes nothing without a file that could not be uploaded', async () => {
    const { editor, media, alerts, calls } = open(written, () => new Response(null, { status: 201 }));
    editor.onFilesAdd([new File([''], 'fern.png'), new File([''], 'broken.mp4')]);

    await expect(editor.onSubmit()).resolves.toMatchObject({ ok: false });
    expect(alerts).toEqual([
      'Failed to create post: broken.mp4 could not be uploaded. Try again, or remove what is not uploaded.',
    ]);
    expect(calls).toEqual([]);
    expect(media.files()).toHaveLength(2);
  });

  it('keeps a file added while the post is sent', async () => {
    const { editor, media } = open(written, () => {
      media.add([new File([''], 'late.png')]);
      return new Response(null, { status: 201 });
    });
    editor.onFilesAdd([new File([''], 'fern.png')]);
    await editor.onSubmit();

    expect(media.files()).toMatchObject([{ name: 'late.png' }]);
  });

  // @spec 5.7
  it.each([{ postTitle: '' }, { postBody: '' }, { postTags: '' }, { postTags: ' \t ' }])(
    'alerts missing fields, without a call: %o',
    async (missing) => {
      const { editor, alerts, calls } = open({ ...written, ...missing }, () => new Response());

      await expect(editor.onSubmit()).resolves.toMatchObject({ ok: false, error: { code: 'incomplete' } });
      expect(alerts).toEqual(['Please enter all the fields and ensure a category is set.']);
      expect(calls).toEqual([]);
    },
  );

  it('keeps a refused post', async () => {
    const { editor, alerts, onCreated } = open(written, () =>
      Response.json(
        { message: 'Too long.', details: [{ field: 'postTitle', message: 'is too long' }] },
        { status: 400 },
      ),
    );

    await expect(editor.onSubmit()).resolves.toMatchObject({ ok: false });
    expect(alerts).toEqual(['Failed to create post: Too long.']);
    expect(onCreated).not.toHaveBeenCalled();
  });

  it('sends guests to the log-in', async () => {
    const onGuest = vi.fn();
    const { editor, calls } = open(written, () => new Response(), { storage: memoryStore({}), onGuest });

    await expect(editor.onSubmit()).resolves.toMatchObject({ ok: false, error: { code: 'guest' } });
    expect(onGuest).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
  });
});
