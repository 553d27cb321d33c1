/** Lets the parts of a rendered page hydrate one after the other. React would commit them together, in one long task. */
export interface HydrationTurns {
  /** What a part waits for. Undefined once it may hydrate. */
  of: (part: string) => Promise<void> | undefined;
  /** Lets all parts hydrate at once: the reader is about to use one. */
  open: () => void;
}

/** @param whenIdle Runs each turn, for example in an idle callback. */
export function createHydrationTurns(whenIdle: (run: () => void) => void): HydrationTurns {
  const waiting = new Map<string, PromiseWithResolve>();
  const hydrated = new Set<string>();
  let isOpen = false;

  function hydrate(part: string, { resolve }: PromiseWithResolve) {
    waiting.delete(part);
    hydrated.add(part);
    resolve();
  }

  function next() {
    const [first] = waiting;
    if (!first) return;
    hydrate(...first);
    whenIdle(next);
  }

  return {
    of(part) {
      if (isOpen || hydrated.has(part)) return undefined;
      const known = waiting.get(part);
      if (known) return known.promise;
      if (waiting.size === 0) whenIdle(next);
      const turn = promiseWithResolve();
      waiting.set(part, turn);
      return turn.promise;
    },
    open() {
      isOpen = true;
      for (const turn of waiting) hydrate(...turn);
    },
  };
}

interface PromiseWithResolve {
  promise: Promise<void>;
  resolve: () => void;
}

function promiseWithResolve(): PromiseWithResolve {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
