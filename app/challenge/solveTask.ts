export interface WorkTask {
  salt: string;
  target: string;
  /** The largest possible number. */
  max: number;
}

/** Small enough to stop and report promptly, large enough to keep the processor busy. */
const chunkSize = 500;

/**
 * Searches for the number whose hash is the target, chunk by chunk.
 * @param onProgress Gets the share of all numbers that were tried.
 * @throws When no number fits, or the browser offers no SHA-256, as on pages without HTTPS.
 */
export async function solveTask(
  { salt, target, max }: WorkTask,
  { subtle, onProgress }: { subtle: SubtleCrypto | undefined; onProgress: (share: number) => void },
): Promise<number> {
  if (!subtle) throw new Error('SHA-256 needs HTTPS.');
  const encoder = new TextEncoder();
  const hashOf = async (number: number) =>
    toHex(await subtle.digest('SHA-256', encoder.encode(`${salt}.${number}`)));
  for (let start = 0; start <= max; start += chunkSize) {
    const length = Math.min(chunkSize, max + 1 - start);
    const hashes = await Promise.all(Array.from({ length }, (_, index) => hashOf(start + index)));
    const found = hashes.indexOf(target);
    if (found >= 0) return start + found;
    onProgress((start + length) / (max + 1));
  }
  throw new Error('The task has no solution.');
}

const toHex = (hash: ArrayBuffer) =>
  Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
