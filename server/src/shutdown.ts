/** Reactions to SIGINT and SIGTERM. */
export interface ShutdownOptions {
  /** Stops gracefully. */
  stop: () => Promise<void>;
  /** Ends the process. */
  exit: (code: number) => void;
  /** Reports an error while stopping. */
  onError: (error: unknown) => void;
  /** Shows that the server is stopping. */
  onBegin: () => void;
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number;
}

// Under npm, Ctrl-C arrives twice: from the terminal and from npm.
const sameSignal = 1_000;

/** Longer than requests, sockets and PostgreSQL may take together. */
const shutdownMs = 45_000;

/** Returns a listener for SIGINT and SIGTERM. The first signal stops gracefully, the second one at once. */
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
    }, shutdownMs).unref();
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
