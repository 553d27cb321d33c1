export interface WorkQueue {
  /** @throws QueueFull immediately when the queue is full. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
}

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export interface WorkQueueOptions {
  concurrency: number;
  maxQueued: number;
}

export function createWorkQueue({ concurrency, maxQueued }: WorkQueueOptions): WorkQueue {
  let running = 0;
  const queue: (() => void)[] = [];

  const startNext = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    async run(work) {
      if (running < concurrency) running += 1;
      else if (queue.length < maxQueued) await new Promise<void>((resolve) => queue.push(resolve));
      else throw new QueueFull('The queue is full.');
      try {
        return await work();
      } finally {
        startNext();
      }
    },
  };
}
