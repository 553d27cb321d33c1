export interface ShutdownOptions {
  stop: () => Promise<void>;
  exit: (code: number) => void;
  onError: (error: unknown) => void;
  onBegin: () => void;
  now?: () => number;
}

/** Under npm, Ctrl-C arrives twice: from the terminal and from npm. */
export const duplicateSignalMs = 1_000;

/** Longer than the timeouts of requests, sockets and PostgreSQL together. */
const shutdownMs = 45_000;

/** Returns a listener for SIGINT and SIGTERM. The first signal stops gracefully, the second exits immediately. */
export function createShutdown({
  stop,
  exit,
  onError,
  onBegin,
  now = Date.now,
}: ShutdownOptions): () => void {
  let startedAt: number | undefined;
  return () => {
    if (startedAt !== undefined) {
      if (now() - startedAt > duplicateSignalMs) exit(130);
      return;
    }
    startedAt = now();
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
