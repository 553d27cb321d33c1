/** Runs one batch at a time, in order. Items that arrive while it is pending form the next one. */
export function inBatches<Item>(
  work: (items: readonly Item[]) => Promise<void>,
): (items: readonly Item[]) => Promise<void> {
  let waiting: Item[] = [];
  let pending = Promise.resolve();
  let next: Promise<void> | undefined;

  return (items) => {
    waiting.push(...items);
    next ??= pending
      .catch(() => undefined)
      .then(() => {
        const batch = waiting;
        waiting = [];
        next = undefined;
        return (pending = work(batch));
      });
    return next;
  };
}
