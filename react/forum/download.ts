import { ApiError, dataOf } from '@alphazone/client';

/** Milliseconds, with the transfer on a slow network. */
const timeoutMs = 10 * 60_000;

interface DownloadOptions {
  parseAs: 'blob';
  signal: AbortSignal;
}

/** Downloads a file. Gives up after ten minutes: on a network that loses everything, the call would stay pending. */
export async function download(call: (options: DownloadOptions) => Promise<{ data?: Blob }>): Promise<Blob> {
  try {
    return await dataOf(call({ parseAs: 'blob', signal: AbortSignal.timeout(timeoutMs) }));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Too late, or cut off.
    throw new ApiError(0, undefined, 'unreachable', [], { cause: error });
  }
}
