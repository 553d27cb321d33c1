/** Waits for the promise, but no longer than the timeout. Rejects if the promise does. */
export async function waitAtMost(milliseconds: number, promise: Promise<unknown> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  try {
    await Promise.race([promise, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
