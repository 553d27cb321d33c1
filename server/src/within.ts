/** Waits for the promise, with a timeout. */
export async function within(milliseconds: number, promise: Promise<unknown> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  try {
    await Promise.race([promise, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
