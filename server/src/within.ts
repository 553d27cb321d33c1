/** Resolves when the promise does, or after so many milliseconds. */
export async function within(milliseconds: number, promise: Promise<unknown> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([promise, timedOut]);
  clearTimeout(timer);
}
