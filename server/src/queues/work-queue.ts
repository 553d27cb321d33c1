export interface WorkQueue {
  /**
   * @param owner Whose work it is. Queued work of owners without running work comes first.
   * @throws QueueFull immediately when the queue is full, or the owner's half of it while others have queued work.
   */
  run: <T>(work: () => Promise<T>, owner?: string) => Promise<T>;
}

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export interface WorkQueueOptions {
  concurrency: number;
  maxQueued: number;
}

interface Queued {
  owner: string | undefined;
  start: () => void;
}

export function createWorkQueue({ concurrency, maxQueued }: WorkQueueOptions): WorkQueue {
  /** Owners of the running work. */
  const running: (string | undefined)[] = [];
  const queue: Queued[] = [];

  const isFullFor = (owner: string | undefined) => {
    const own = queue.filter((queued) => queued.owner === owner).length;
    const hasOthers = own < queue.length;
    return queue.length >= maxQueued || (owner !== undefined && hasOthers && own >= maxQueued / 2);
  };

  const startNext = () => {
    const fair = queue.findIndex(({ owner }) => owner === undefined || !running.includes(owner));
    const [next] = queue.splice(Math.max(fair, 0), 1);
    if (!next) return;
    running.push(next.owner);
    next.start();
  };

  return {
    async run(work, owner) {
      if (running.length < concurrency) running.push(owner);
      else if (isFullFor(owner)) throw new QueueFull('The queue is full.');
      else await new Promise<void>((start) => queue.push({ owner, start }));
      try {
        return await work();
      } finally {
        running.splice(running.indexOf(owner), 1);
        startNext();
      }
    },
  };
}
