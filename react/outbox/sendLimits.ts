import { ApiError } from '@alphazone/client';

const timeoutMs = 30_000;

/** Only one tab at a time sends an entry. */
export function withLock<T>(key: string, run: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  // Safe cast: the lock's result is that of `run`.
  return locks ? (locks.request(`alphazone outbox ${key}`, run) as Promise<T>) : run();
}

/** Some servers never acknowledge a chat message. */
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
