import { describe, expect, it, vi } from 'vitest';

import { cached } from './cache';

describe('cached', () => {
  it('reloads only after the TTL', async () => {
    let time = 0;
    const load = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
    const read = cached(1_000, load, () => time);

    expect(await read()).toBe(1);
    time = 999;
    expect(await read()).toBe(1);
    time = 1_000;
    expect(await read()).toBe(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reloads after the clock was set back', async () => {
    let time = 86_400_000;
    const load = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
    const read = cached(1_000, load, () => time);

    await read();
    time = 0;
    expect(await read()).toBe(2);
  });

  it('starts the TTL when the load ends', async () => {
    let time = 0;
    const load = vi.fn(() => {
      time += 5_000;
      return Promise.resolve(time);
    });
    const read = cached(1_000, load, () => time);

    await read();
    time += 999;
    await read();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shares one load between concurrent callers', async () => {
    let resolve: (value: string) => void = () => undefined;
    const load = vi.fn(() => new Promise<string>((done) => (resolve = done)));
    const read = cached(1_000, load, () => 0);

    const results = [read(), read(), read()];
    resolve('loaded');
    expect(await Promise.all(results)).toEqual(['loaded', 'loaded', 'loaded']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('rejects all concurrent callers but does not cache the error', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce('up');
    const read = cached(1_000, load, () => 0);

    const failed = await Promise.allSettled([read(), read()]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read()).toBe('up');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
