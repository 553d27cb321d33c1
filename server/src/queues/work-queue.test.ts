import { describe, expect, it } from 'vitest';

import { createWorkQueue, QueueFull } from './work-queue';

function createPending() {
  let release = () => undefined as void;
  const promise = new Promise<void>((resolve) => (release = resolve));
  return { work: () => promise, release };
}

describe('a work queue', () => {
  it('limits concurrency and runs the rest in order', async () => {
    const queue = createWorkQueue({ concurrency: 2, maxQueued: 5 });
    const started: number[] = [];
    const works = [createPending(), createPending(), createPending(), createPending()];
    const ends = works.map(({ work }, index) =>
      queue.run(() => {
        started.push(index);
        return work();
      }),
    );

    expect(started).toEqual([0, 1]);
    works[1]?.release();
    await ends[1];
    expect(started).toEqual([0, 1, 2]);
    for (const { release } of works) release();
    await Promise.all(ends);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('refuses work when the queue is full and accepts it again later', async () => {
    const queue = createWorkQueue({ concurrency: 1, maxQueued: 1 });
    const [first, second] = [createPending(), createPending()];
    const ends = [queue.run(first.work), queue.run(second.work)];

    await expect(queue.run(() => Promise.resolve('third'))).rejects.toThrow(QueueFull);
    first.release();
    await ends[0];
    const fourth = queue.run(() => Promise.resolve('fourth'));
    second.release();
    expect(await fourth).toBe('fourth');
  });

  it('lets no owner delay others by more than the running work', async () => {
    const queue = createWorkQueue({ concurrency: 2, maxQueued: 4 });
    const started: string[] = [];
    const begin = (name: string, owner: string) => {
      const { work, release } = createPending();
      const end = queue.run(() => {
        started.push(name);
        return work();
      }, owner);
      return { release, end };
    };
    const works = [begin('a1', 'a'), begin('a2', 'a'), begin('a3', 'a'), begin('a4', 'a')];
    works.push(begin('b1', 'b'));
    // The other half is for others.
    await expect(queue.run(() => Promise.resolve(), 'a')).rejects.toThrow(QueueFull);

    works[0]?.release();
    await works[0]?.end;
    expect(started).toEqual(['a1', 'a2', 'b1']);
    for (const { release } of works) release();
    await Promise.all(works.map(({ end }) => end));

    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('lets one owner fill the queue while no other waits', async () => {
    const queue = createWorkQueue({ concurrency: 1, maxQueued: 4 });
    const { work, release } = createPending();
    const ends = Array.from({ length: 5 }, () => queue.run(work, 'a'));

    await expect(queue.run(work, 'a')).rejects.toThrow(QueueFull);
    release();
    await Promise.all(ends);
  });

  it('continues after failed work', async () => {
    const queue = createWorkQueue({ concurrency: 1, maxQueued: 0 });

    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
  });
});
