import { describe, expect, it, vi } from 'vitest';

import type { MediaView } from '../../api/posts/postView';
import { createPostMedia, type PostMediaOptions } from './postMedia';

const png = (name: string) => new File(['picture'], name, { type: 'image/png' });

/** The files of a post over uploads that a test ends one by one. */
function open(options: Partial<PostMediaOptions> = {}) {
  const uploads = new Map<
    string,
    { done: (media: MediaView) => void; fail: () => void; signal: AbortSignal }
  >();
  const keep = vi.fn<(text: string) => void>();
  const onFailure = vi.fn(() => 'Not uploaded');
  const media = createPostMedia({
    upload: (file, { signal }) =>
      new Promise((done, reject) => {
        uploads.set(file.name, { done, fail: () => reject(new Error('Too large.')), signal });
      }),
    kept: '',
    keep,
    onFailure,
    ...options,
  });
  const end = async (name: string, how: 'done' | 'fail') => {
    const upload = uploads.get(name);
    if (how === 'done') upload?.done({ url: `/media/${name}`, type: 'image/png' });
    else upload?.fail();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { media, end, keep, onFailure, signalOf: (name: string) => uploads.get(name)?.signal };
}

const states = ({ files }: ReturnType<typeof createPostMedia>) =>
  files().map(({ name, url, progress, error }) => ({ name, url, progress, error }));

describe('the files of a post', () => {
  it('are uploaded each by itself, and stay in the order in which they were chosen', async () => {
    const { media, end } = open();
    media.add([png('a.png'), png('b.png')]);
    expect(media.files().map(({ progress }) => progress)).toEqual([0, 0]);

    await end('b.png', 'done');
    await end('a.png', 'done');

    await expect(media.settled()).resolves.toEqual([
      { url: '/media/a.png', type: 'image/png' },
      { url: '/media/b.png', type: 'image/png' },
    ]);
  });

  it('leave the others alone when one fails, and can be tried again', async () => {
    const { media, end, onFailure } = open();
    media.add([png('a.png'), png('b.png')]);

    await end('a.png', 'fail');
    await end('b.png', 'done');
    expect(onFailure).toHaveBeenCalledOnce();
    expect(states(media)).toEqual([
      { name: 'a.png', url: undefined, progress: undefined, error: 'Not uploaded' },
      { name: 'b.png', url: '/media/b.png', progress: undefined, error: undefined },
    ]);

    media.retry(media.files()[0]?.id ?? '');
    await end('a.png', 'done');
    expect(states(media)[0]).toMatchObject({ url: '/media/a.png', error: undefined });
  });

  it('wait for every upload before they are sent', async () => {
    const { media, end } = open();
    const sent = vi.fn();
    media.add([png('a.png')]);
    void media.settled().then(sent);
    await Promise.resolve();
    expect(sent).not.toHaveBeenCalled();

    await end('a.png', 'done');
    expect(sent).toHaveBeenCalledWith([{ url: '/media/a.png', type: 'image/png' }]);
  });

  it('are taken away, and their uploads stopped without a complaint', async () => {
    const { media, end, onFailure, signalOf } = open();
    media.add([png('a.png')]);

    media.remove(media.files()[0]?.id ?? '');
    await end('a.png', 'fail');

    expect(signalOf('a.png')?.aborted).toBe(true);
    expect(media.files()).toEqual([]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('are there again on the next visit, as far as they are uploaded', async () => {
    const first = open();
    first.media.add([png('a.png'), png('b.png')]);
    await first.end('a.png', 'done');
    const kept = first.keep.mock.lastCall?.[0] ?? '';

    const { media } = open({ kept });
    expect(states(media)).toMatchObject([{ name: 'a.png', url: '/media/a.png' }]);
    await expect(media.settled()).resolves.toHaveLength(1);
  });

  it.each(['', '{broken', '{}', '[{"name":"a.png"}]'])('are none when %j was kept', (kept) => {
    expect(open({ kept }).media.files()).toEqual([]);
  });

  it('are forgotten once the post is published', async () => {
    const { media, end, keep } = open();
    media.add([png('a.png')]);
    await end('a.png', 'done');

    media.clear();
    expect(media.files()).toEqual([]);
    expect(keep).toHaveBeenLastCalledWith('');
  });

  it('are not sent on once their member has left, and can be tried again', async () => {
    const { media, end, onFailure, signalOf } = open();
    media.add([png('sent.png'), png('under-way.png')]);
    await end('sent.png', 'done');
    media.stop('Not uploaded');

    expect(signalOf('under-way.png')?.aborted).toBe(true);
    expect(states(media)).toEqual([
      { name: 'sent.png', url: '/media/sent.png', progress: undefined, error: undefined },
      { name: 'under-way.png', url: undefined, progress: undefined, error: 'Not uploaded' },
    ]);
    expect(onFailure).not.toHaveBeenCalled();
    await expect(media.settled()).resolves.toHaveLength(1);
  });
});
