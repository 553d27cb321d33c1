const firstDelaySeconds = 15;
const maxDelaySeconds = 3_600;

/** Exponential backoff with jitter. @param random From 0 to 1. @returns Seconds. */
export function retryDelay(attempts: number, random: number): number {
  const delay = Math.min(maxDelaySeconds, firstDelaySeconds * 2 ** Math.max(0, attempts - 1));
  return Math.round(delay * (0.5 + random));
}
