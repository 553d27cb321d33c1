import { describe, expect, it, vi } from 'vitest';

import type { MediaView } from '../posts/postView';
import { createPostMedia, type PostMediaOptions } from './postMedia';

const png = (name: string) => new File(['picture'], name, { type: 'image/png' });

function open(options: Partial<PostMediaOptions> = {}) {
  const uploads = new Map<
    string,
    { done: (media: MediaView) => void; fail: () => void; signal: AbortSignal }
  >();
  const save = vi.fn<(text: string) => void>();
  const onFailure = vi.fn(() => 'Not uploaded');
  const media = createPostMedia({
    upload: (file, { signal }) =>
      new Promise((done, reject) => {
        uploads.set(file.name, { done, fail: () => reject(new Error('Too large.')), signal });
      }),
    saved: '',
    save,
    onFailure,
    ...options,
  });
  const end = async (name: string, how: 'done' | 'fail') => {
    const upload = uploads.get(name);
    if (how === 'done') upload?.done({ url: `/media/${name}`, type: 'image/png' });
    else upload?.fail();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { media, end, save, onFailure, signalOf: (name: string) => uploads.get(name)?.signal };
}

const states = ({ files }: ReturnType<typeof createPostMedia>) =>
  files().map(({ name, url, progress, error }) => ({ name, url, progress, error }));

describe('createPostMedia', () => {
  it('uploads files in parallel and keeps their order', async () => {
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

  it('retries a failed file without affecting others', async () => {
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

  it('settles after every upload', async () => {
    const { media, end } = open();
    const sent = vi.fn();
    media.add([png('a.png')]);
    void media.settled().then(sent);
    await Promise.resolve();
    expect(sent).not.toHaveBeenCalled();

    await end('a.png', 'done');
    expect(sent).toHaveBeenCalledWith([{ url: '/media/a.png', type: 'image/png' }]);
  });

  it('removes a file and aborts its upload silently', async () => {
    const { media, end, onFailure, signalOf } = open();
    media.add([png('a.png')]);

    media.remove(media.files()[0]?.id ?? '');
    await end('a.png', 'fail');

    expect(signalOf('a.png')?.aborted).toBe(true);
    expect(media.files()).toEqual([]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('restores uploaded files on the next visit', async () => {
    const first = open();
    first.media.add([png('a.png'), png('b.png')]);
    await first.end('a.png', 'done');
    const saved = first.save.mock.lastCall?.[0] ?? '';

    const { media } = open({ saved });
    expect(states(media)).toMatchObject([{ name: 'a.png', url: '/media/a.png' }]);
    await expect(media.settled()).resolves.toHaveLength(1);
  });

  it.each(['', '{broken', '{}', '[{"name":"a.png"}]'])('restores nothing from %j', (saved) => {
    expect(open({ saved }).media.files()).toEqual([]);
  });

  it('replaces the files by uploaded ones, and keeps these for the next visit', async () => {
    const { media, save, signalOf } = open();
    media.add([png('pending.png')]);
    const sent = [{ url: '/media/1.png', type: 'image/png' }, { url: 'https://elsewhere.example/2.mp4' }];

    media.restore(sent);
    expect(signalOf('pending.png')?.aborted).toBe(true);
    await expect(media.settled()).resolves.toEqual(sent);
    await expect(open({ saved: save.mock.lastCall?.[0] ?? '' }).media.settled()).resolves.toEqual(sent);
  });

  it('aborts pending uploads on stop and allows a retry', async () => {
    const { media, end, onFailure, signalOf } = open();
    media.add([png('sent.png'), png('pending.png')]);
    await end('sent.png', 'done');
    media.stop('Not uploaded');

    expect(signalOf('pending.png')?.aborted).toBe(true);
    expect(states(media)).toEqual([
      { name: 'sent.png', url: '/media/sent.png', progress: undefined, error: undefined },
      { name: 'pending.png', url: undefined, progress: undefined, error: 'Not uploaded' },
    ]);
    expect(onFailure).not.toHaveBeenCalled();
    await expect(media.settled()).resolves.toHaveLength(1);
  });
});
