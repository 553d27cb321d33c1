import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/**
 * Destroys a download when the store sends nothing for one to three timeouts while the reader waits for it. While the buffer has
 * data, the store waits for the reader instead: a slow one, or a paused video.
 */
export function watchDownload(body: Readable, timeoutMs: number): void {
  if (!(body instanceof IncomingMessage)) return;
  const { socket } = body;
  const isWaiting = () => body.readableLength === 0 && !body.complete;
  let before = { bytesRead: socket.bytesRead, isWaiting: false };
  const timer = setInterval(() => {
    const now = { bytesRead: socket.bytesRead, isWaiting: isWaiting() };
    if (before.isWaiting && now.isWaiting && now.bytesRead === before.bytesRead)
      body.destroy(new Error(`The store sent nothing for ${timeoutMs} ms.`));
    before = now;
  }, timeoutMs);
  timer.unref();
  body.once('close', () => {
    clearInterval(timer);
  });
}
