export type Acquired = { release: () => void } | 'caller is busy' | 'server is busy';

export interface SemaphoreOptions {
  /** Maximum slots of all callers together. */
  max: number;
  /** How long a call waits for a slot. */
  waitMs: number;
}

/** A semaphore with one slot per caller. */
export class CallerSemaphore {
  readonly #callers = new Set<string>();
  readonly #waiting = new Set<() => void>();
  readonly #options: SemaphoreOptions;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
  }

  /** Waits for a slot. Resolves with the reason if none becomes free in time. */
  async acquire(caller: string): Promise<Acquired> {
    const deadline = performance.now() + this.#options.waitMs;
    for (;;) {
      const isBusy = this.#callers.has(caller);
      if (!isBusy && this.#callers.size < this.#options.max) break;
      const leftMs = deadline - performance.now();
      if (leftMs <= 0) return isBusy ? 'caller is busy' : 'server is busy';
      await this.#nextRelease(leftMs);
    }
    this.#callers.add(caller);
    return {
      release: () => {
        this.#callers.delete(caller);
        for (const wake of this.#waiting) wake();
      },
    };
  }

  #nextRelease(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, timeoutMs);
      this.#waiting.add(wake);
    });
  }
}
