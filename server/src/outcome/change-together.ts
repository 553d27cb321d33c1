import { createBatchQueue } from '../queues/batch-queue';
import { isRolledBack } from '../database/lost-race';
import { HttpError } from '../errors';
import type { Change } from './change';
import type { UnitOfWork } from './outcome';

export interface ChangeTogether<Item, Result> {
  /** @returns For each item its result or its refusal. The other items are still stored. */
  work: (unit: UnitOfWork, items: readonly Item[]) => Promise<readonly (Result | HttpError)[]>;
  /** Items with the same key are stored sequentially, in order. */
  keyOf: (item: Item) => string;
}

const maxSize = 100;
/** A batch that waits longer for a lock does not delay other items. */
const maxDelayMs = 100;

/**
 * Stores the items that arrive while the previous ones are being stored in one transaction. After a rollback, retries each item separately.
 * @returns A function that throws the item's refusal.
 */
export function changeTogether<Item, Result>(
  change: Change,
  { work, keyOf }: ChangeTogether<Item, Result>,
): (item: Item) => Promise<Result> {
  return createBatchQueue({ run: storeAll, maxSize, keyOf });

  async function storeAll(items: readonly Item[], startNext: () => void) {
    const timeout = setTimeout(startNext, maxDelayMs);
    try {
      return await store(items, startNext);
    } catch (error) {
      if (items.length === 1 || !isRolledBack(error)) throw error;
      const alone = items.map(async (item) => (await store([item]))[0]!);
      await Promise.allSettled(alone);
      return alone;
    } finally {
      clearTimeout(timeout);
    }
  }

  async function store(items: readonly Item[], startNext?: () => void) {
    const results = await change(async (unit) => {
      const made = await work(unit, items);
      // Lets the next batch start while this one is flushed to disk. After a retry, the second call has no effect.
      startNext?.();
      return made;
    });
    return results.map((result) =>
      result instanceof HttpError ? Promise.reject<Result>(result) : Promise.resolve(result),
    );
  }
}
