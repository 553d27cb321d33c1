import type { PostMediaOptions } from '@alphazone/react';

type Upload = PostMediaOptions['upload'];

/** Milliseconds without progress. */
const stallMs = 60_000;
/** Milliseconds after the last byte. A server with a bucket responds after it has passed the file on. */
const responseMs = 10 * 60_000;

/** An upload that fails once it stalls, so that it can be retried: on a network that loses everything, browsers wait for many minutes. */
export const abortStalled =
  (upload: Upload): Upload =>
  async (file, { signal, onProgress }) => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitFor = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new Error('The upload has stalled.')), ms);
    };
    signal.addEventListener('abort', () => controller.abort(signal.reason));
    waitFor(stallMs);
    try {
      return await upload(file, {
        signal: controller.signal,
        onProgress(sent) {
          waitFor(sent < 1 ? stallMs : responseMs);
          onProgress(sent);
        },
      });
    } finally {
      clearTimeout(timer);
    }
  };
