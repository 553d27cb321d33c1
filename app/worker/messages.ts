/** Header of a cached response: its request time, in epoch milliseconds. */
export const cachedOnHeader = 'x-cached-on';

export const workerFile = 'service-worker.js';

export const workerAddress = `/${workerFile}`;

/** Milliseconds that the worker waits for the server before it uses what it has saved. */
export const networkTimeoutMs = 5_000;

/** An uploaded picture or avatar. */
export const isPicture = (pathname: string): boolean =>
  /^\/media\/[^/]+\.(?:png|jpe?g|gif|webp|avif)$/i.test(pathname);

/** Whether it is an HTML page. When data or a file was requested, a proxy or a captive portal has sent it. */
export const isHtml = ({ headers }: Pick<Response, 'headers'>): boolean =>
  /^text\/html\b/i.test(headers.get('content-type') ?? '');

/** Whether it may change what other requests return. Excludes the socket's long polling, which also posts. */
export const isChange = ({ method, url }: Pick<Request, 'method' | 'url'>, origin: string): boolean => {
  const target = new URL(url);
  return (
    method !== 'GET' &&
    method !== 'HEAD' &&
    target.origin === origin &&
    !target.pathname.startsWith('/socket.io/')
  );
};

/** Sent by pages at their start and whenever the session changes. A guest has no token. */
export interface SessionMessage {
  type: 'session';
  token: string | undefined;
}
