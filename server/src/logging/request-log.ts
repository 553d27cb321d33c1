import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';
import { levels } from 'pino';

const slowMs = 1_000;

/** Omits the query and the headers, which contain searches and tokens. */
export const requestFields = ({ id, method, url, routeOptions }: FastifyRequest) => ({
  reqId: id,
  operation: routeOptions.config.operation?.id,
  method,
  path: url.split('?', 1)[0],
});

/** The error handler logs server errors separately. */
export const levelOf = (milliseconds: number): 'info' | 'warn' => (milliseconds >= slowMs ? 'warn' : 'info');

const isLogged = (log: FastifyBaseLogger, level: 'info' | 'warn') =>
  (levels.values[log.level] ?? Infinity) <= (levels.values[level] ?? 0);

export class RequestLog extends LogController {
  override incomingRequest(): void {
    // `requestCompleted` logs everything.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const milliseconds = Math.round(reply.elapsedTime);
    const level = levelOf(milliseconds);
    if (!isLogged(request.log, level)) return;
    request.log[level](
      { ...requestFields(request), status: reply.statusCode, milliseconds, ...(error && { err: error }) },
      milliseconds >= slowMs ? 'slow request' : 'request',
    );
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
