/** What happens when the process is told to end. */
export interface ShutdownOptions {
  /** Ends everything in good order. */
  stop: () => Promise<void>;
  /** Ends the process. */
  exit: (code: number) => void;
  /** Hears of an error while stopping. */
  onError: (error: unknown) => void;
  /** Tells a person who waits that it goes on. */
  onBegin: () => void;
  /** The present, in milliseconds. @default Date.now */
  now?: () => number;
}

// Ctrl-C under npm comes twice at once: from the terminal, and passed on by npm.
const sameSignal = 1_000;

// Longer than requests, sockets and PostgreSQL may take together; whoever waits longer has given up.
const patience = 45_000;

/**
 * Makes what to do on SIGINT and SIGTERM: the first one stops in good order, the second one at once.
 *
 * @returns the listener.
 */
export function createShutdown({
  stop,
  exit,
  onError,
  onBegin,
  now = Date.now,
}: ShutdownOptions): () => void {
  let begunAt: number | undefined;
  return () => {
    if (begunAt !== undefined) {
      if (now() - begunAt > sameSignal) exit(130);
      return;
    }
    begunAt = now();
    onBegin();
    setTimeout(() => {
      exit(1);
    }, patience).unref();
    stop().then(
      () => {
        exit(0);
      },
      (error: unknown) => {
        onError(error);
        exit(1);
      },
    );
  };
}
