/** Waits for the promise, but no longer than the timeout: then resolves with undefined. Rejects if the promise does. */
export async function waitAtMost<T>(
  timeoutMs: number,
  promise: Promise<T> | undefined,
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, timeoutMs, undefined)));
  try {
    return await Promise.race([promise, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
