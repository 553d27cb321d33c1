import { ApiError } from '@alphazone/client';

const timeoutMs = 30_000;

const locks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks);
const lockOf = (key: string) => `alphazone outbox ${key}`;

/** Only one tab at a time sends an entry. */
export function withLock<T>(key: string, run: () => Promise<T>): Promise<T> {
  const available = locks();
  // Safe cast: the lock's result is that of `run`.
  return available ? (available.request(lockOf(key), run) as Promise<T>) : run();
}

/** Resolves to false, without a call, while a tab sends the entry. */
export async function unlessSending(key: string, run: () => Promise<boolean>): Promise<boolean> {
  const available = locks();
  if (!available) return run();
  return available.request(lockOf(key), { ifAvailable: true }, (lock) => (lock ? run() : false));
}

/** Rejects with the code `timeout` after 30 seconds. */
export async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError(0, undefined, 'timeout')), timeoutMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
