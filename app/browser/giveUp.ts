type Send = (request: Request) => Promise<Response>;

/** Milliseconds. The outbox gives up earlier. */
const timeoutMs = 60_000;
/** Milliseconds. A profile picture takes as long on a slow network. */
const formTimeoutMs = 5 * 60_000;

/**
 * `fetch` that aborts a change without a response. On networks that lose everything, browsers wait for many minutes: forms
 * would stay busy, and dialogs could not be closed. Reads have the service worker's timeout, and show that they are loading.
 */
export const giveUp =
  (send: Send): Send =>
  async (request) => {
    const { method, signal, headers } = request;
    if (method === 'GET') return send(request);
    const controller = new AbortController();
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    const isForm = headers.get('content-type')?.startsWith('multipart/');
    const timer = setTimeout(abort, isForm ? formTimeoutMs : timeoutMs);
    try {
      return await send(new Request(request, { signal: controller.signal }));
    } finally {
      clearTimeout(timer);
    }
  };
