import { describe, expect, it } from 'vitest';

import { createWorkQueue, QueueFull } from './work-queue';

/** Work that lasts until it is let go. */
function held() {
  let letGo = () => undefined as void;
  const promise = new Promise<void>((resolve) => (letGo = resolve));
  return { work: () => promise, letGo };
}

describe('a work queue', () => {
  it('works on so many at once and on the others in their order', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 5 });
    const begun: number[] = [];
    const works = [held(), held(), held(), held()];
    const ends = works.map(({ work }, index) =>
      queue.run(() => {
        begun.push(index);
        return work();
      }),
    );

    expect(begun).toEqual([0, 1]);
    works[1]?.letGo();
    await ends[1];
    expect(begun).toEqual([0, 1, 2]);
    for (const { letGo } of works) letGo();
    await Promise.all(ends);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('refuses what comes when too many wait, and takes more when one is done', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
    const [first, second] = [held(), held()];
    const ends = [queue.run(first.work), queue.run(second.work)];

    await expect(queue.run(() => Promise.resolve('third'))).rejects.toThrow(QueueFull);
    first.letGo();
    await ends[0];
    const fourth = queue.run(() => Promise.resolve('fourth'));
    second.letGo();
    expect(await fourth).toBe('fourth');
  });

  it('goes on after work that fails', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 0 });

    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
  });
});
