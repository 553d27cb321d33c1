/** Hydrates the parts of a rendered page one by one. React would commit them together, in one long task. */
export interface HydrationTurns {
  /** Resolves at the part's turn. Undefined once it may hydrate. */
  of: (part: string) => Promise<void> | undefined;
  /** Lets all parts hydrate at once, because the reader is about to use one. */
  open: () => void;
}

/** @param whenIdle Runs each turn, for example in an idle callback. */
export function createHydrationTurns(whenIdle: (run: () => void) => void): HydrationTurns {
  const turns = new Map<string, Promise<void> | undefined>();
  const queue: (() => void)[] = [];
  let isOpen = false;

  function next() {
    queue.shift()?.();
    if (queue.length > 0) whenIdle(next);
  }

  function wait(part: string): Promise<void> {
    if (queue.length === 0) whenIdle(next);
    return new Promise((resolve) => {
      queue.push(() => {
        turns.set(part, undefined);
        resolve();
      });
    });
  }

  return {
    of(part) {
      if (isOpen) return undefined;
      if (!turns.has(part)) turns.set(part, wait(part));
      return turns.get(part);
    },
    open() {
      isOpen = true;
      for (const hydrate of queue.splice(0)) hydrate();
    },
  };
}
