/** Work that must not all be done at once. */
export interface WorkQueue {
  /**
   * Does the work when its turn comes.
   *
   * @throws QueueFull at once, when too many wait already.
   */
  run: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Too many wait; nothing of the work was begun. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export interface WorkQueueOptions {
  /** How many are worked on at the same time. */
  atOnce: number;
  /** How many may wait. */
  waiting: number;
}

/** Makes a queue: first come, first served. */
export function createWorkQueue({ atOnce, waiting }: WorkQueueOptions): WorkQueue {
  let running = 0;
  const line: (() => void)[] = [];

  /** Hands the turn on to the next in line. */
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
      else throw new QueueFull('Too many wait already.');
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
