import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { components } from '@alphazone/client';

import { HttpError } from '../errors';
import { messages } from '../messages';

/** Closing at once, while the client still sends, could reset the connection and lose the response. */
const lingerMs = 1_000;

export function rejectBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { statusCode, code, message } = toHttpError(error.code);
  const body = JSON.stringify({ message, code } satisfies components['schemas']['Error']);
  socket.end(
    [
      `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}

function toHttpError(code: string | undefined): HttpError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new HttpError(431, 'headers_too_large', messages.headersTooLarge);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new HttpError(408, 'timeout', messages.requestTooSlow);
  return new HttpError(400, 'bad_request', messages.badRequest);
}
