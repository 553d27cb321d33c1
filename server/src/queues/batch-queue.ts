export interface BatchQueueOptions<Item, Result> {
  /**
   * Returns a result for each item, or a promise of it. A rejection rejects all items of the batch.
   * @param startNext Call it to let the next batch start before this one ends.
   */
  run: (items: readonly Item[], startNext: () => void) => Promise<readonly (Result | Promise<Result>)[]>;
  /** Maximum number of items per batch. */
  maxSize: number;
  /** Items with the same key never run at the same time, so they run in order. @default no keys */
  keyOf?: (item: Item) => unknown;
}

interface Entry<Item, Result> {
  item: Item;
  key: unknown;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches work. Returns a function that adds an item to the next batch, and resolves with its result. Starts batches in order,
 * one at a time unless `run` calls `startNext` early.
 */
export function createBatchQueue<Item, Result>({
  run,
  maxSize,
  keyOf = () => Symbol(),
}: BatchQueueOptions<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Entry<Item, Result>[] = [];
  const runningKeys = new Set<unknown>();
  let isBusy = false;

  function schedule(): void {
    if (isBusy || waiting.every(({ key }) => runningKeys.has(key))) return;
    isBusy = true;
    // Items of one turn of the event loop share a batch.
    setImmediate(() => void runBatch(takeBatch()));
  }

  function takeBatch(): Entry<Item, Result>[] {
    const batch: Entry<Item, Result>[] = [];
    waiting = waiting.filter((entry) => {
      if (batch.length === maxSize || runningKeys.has(entry.key)) return true;
      runningKeys.add(entry.key);
      batch.push(entry);
      return false;
    });
    return batch;
  }

  async function runBatch(batch: readonly Entry<Item, Result>[]): Promise<void> {
    let isCurrent = true;
    const startNext = () => {
      if (!isCurrent) return;
      isCurrent = isBusy = false;
      schedule();
    };
    try {
      if (batch.length > 0) {
        const items = batch.map(({ item }) => item);
        const results = await run(items, startNext);
        for (const [index, { resolve }] of batch.entries())
          resolve(results[index] as Result | Promise<Result>);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    for (const { key } of batch) runningKeys.delete(key);
    if (isCurrent) startNext();
    else schedule();
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, key: keyOf(item), resolve, reject });
      schedule();
    });
}
