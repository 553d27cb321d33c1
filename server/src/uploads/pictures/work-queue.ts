export interface WorkQueue {
  /** @throws QueueFull immediately when the queue is full. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Thrown before the work starts. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export interface WorkQueueOptions {
  atOnce: number;
  /** Maximum length of the queue. */
  waiting: number;
}

/** FIFO. */
export function createWorkQueue({ atOnce, waiting }: WorkQueueOptions): WorkQueue {
  let running = 0;
  const line: (() => void)[] = [];

  const startNext = () => {
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
        startNext();
      }
    },
  };
}
