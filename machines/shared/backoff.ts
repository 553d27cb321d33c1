const minMs = 1000;

/**
 * Exponential backoff with jitter, in milliseconds.
 * @param failures since the last success, at least 1
 * @param random number from 0 up to 1
 */
export const backoffMs = (
  { failures, random }: { failures: number; random: () => number },
  maxMs: number,
): number => Math.min(minMs * 2 ** (failures - 1), maxMs) * (1 - random() / 2);
