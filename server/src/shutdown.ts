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
}

// Longer than requests, sockets and PostgreSQL may take together; whoever waits longer has given up.
const patience = 45_000;

/**
 * Makes what to do on SIGINT and SIGTERM: the first one stops in good order, the second one at once.
 *
 * @returns the listener.
 */
export function createShutdown({ stop, exit, onError, onBegin }: ShutdownOptions): () => void {
  let isStopping = false;
  return () => {
    if (isStopping) {
      exit(130);
      return;
    }
    isStopping = true;
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
