type Send = (request: Request) => Promise<Response>;

/** Milliseconds. The outbox gives up earlier. */
const timeoutMs = 60_000;
/** Milliseconds. A profile picture takes as long on a slow network. */
const formTimeoutMs = 5 * 60_000;

/**
 * `fetch` that aborts a change without a response, where the browser has `AbortSignal.any`. On networks that lose everything,
 * browsers wait for many minutes: forms would stay busy, and dialogs could not be closed. Reads have the service worker's
 * timeout, and show that they are loading.
 */
export const abortUnanswered =
  (send: Send): Send =>
  (request) => {
    const { method, signal, headers } = request;
    if (method === 'GET' || !('any' in AbortSignal)) return send(request);
    const ms = headers.get('content-type')?.startsWith('multipart/') ? formTimeoutMs : timeoutMs;
    return send(new Request(request, { signal: AbortSignal.any([signal, AbortSignal.timeout(ms)]) }));
  };
