import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';
import { levels } from 'pino';

import { elapsedMs } from '../arrivals';
import { loggedPath } from './logged-path';

const slowMs = 1_000;

type LoggedRequest = Pick<FastifyRequest, 'id' | 'method' | 'url' | 'routeOptions'>;

/** Omits the headers, which contain tokens. */
export const requestFields = ({ id, method, url, routeOptions }: LoggedRequest) => ({
  reqId: id,
  operation: routeOptions.config.operation?.id,
  method,
  path: loggedPath(url),
});

/** The error handler logs server errors separately. */
export const levelOf = (milliseconds: number): 'info' | 'warn' => (milliseconds >= slowMs ? 'warn' : 'info');

const isLogged = (log: FastifyBaseLogger, level: 'info' | 'warn') =>
  (levels.values[log.level] ?? Infinity) <= (levels.values[level] ?? 0);

export function logRequest(
  log: FastifyBaseLogger,
  request: LoggedRequest,
  response: { status: number; milliseconds: number; err?: Error },
): void {
  const milliseconds = Math.round(response.milliseconds);
  const level = levelOf(milliseconds);
  if (!isLogged(log, level)) return;
  log[level](
    { ...requestFields(request), ...response, milliseconds },
    milliseconds >= slowMs ? 'slow request' : 'request',
  );
}

export class RequestLog extends LogController {
  override incomingRequest(): void {
    // `requestCompleted` logs everything.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    logRequest(request.log, request, {
      status: reply.statusCode,
      milliseconds: elapsedMs(request.raw, reply),
      ...(error && { err: error }),
    });
  }

  override streamError(error: Error, request: FastifyRequest): void {
    const isDisconnect = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    request.log[isDisconnect ? 'info' : 'warn'](
      { ...requestFields(request), err: error },
      'response broke off',
    );
  }

  override routeNotFound(): void {
    // The URL may contain secrets, and `requestCompleted` logs the path.
  }
}
