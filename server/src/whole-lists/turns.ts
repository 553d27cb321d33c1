export type Turn = { end: () => void } | 'caller is busy' | 'server is busy';

export interface TurnsOptions {
  /** Maximum for all callers together. */
  max: number;
  waitMs: number;
}

/** A semaphore with one slot per caller. */
export class Turns {
  readonly #callers = new Set<string>();
  readonly #waiting = new Set<() => void>();
  readonly #options: TurnsOptions;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  async take(caller: string): Promise<Turn> {
    const deadline = performance.now() + this.#options.waitMs;
    for (;;) {
      const isBusy = this.#callers.has(caller);
      if (!isBusy && this.#callers.size < this.#options.max) break;
      const leftMs = deadline - performance.now();
      if (leftMs <= 0) return isBusy ? 'caller is busy' : 'server is busy';
      await this.#someEnd(leftMs);
    }
    this.#callers.add(caller);
    return {
      end: () => {
        this.#callers.delete(caller);
        for (const wake of this.#waiting) wake();
      },
    };
  }

  #someEnd(timeoutMs: number): Promise<void> {
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
