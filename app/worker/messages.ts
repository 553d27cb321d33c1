/** Response header of a saved response: when it was stored, in epoch milliseconds. */
export const cachedOnHeader = 'x-cached-on';

export const workerFile = 'service-worker.js';

/** An uploaded picture or avatar. */
export const isPicture = (pathname: string): boolean =>
  /^\/media\/[^/]+\.(?:png|jpe?g|gif|webp|avif)$/i.test(pathname);

/** Sent by pages at their start and whenever the session changes. A guest has no token. */
export interface SessionMessage {
  type: 'session';
  token: string | undefined;
}
