import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

const slowMs = 1_000;

/** Omits the query and the headers, which contain searches and tokens. */
export const requestFields = ({ method, url, routeOptions }: FastifyRequest) => ({
  operation: routeOptions.config.operation?.id,
  method,
  path: url.split('?', 1)[0],
});

/** The error handler logs server errors separately. */
export const levelOf = (milliseconds: number): 'info' | 'warn' => (milliseconds >= slowMs ? 'warn' : 'info');

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
    request.log[levelOf(milliseconds)](
      { ...requestFields(request), status: reply.statusCode, milliseconds, ...(error && { err: error }) },
      milliseconds >= slowMs ? 'slow request' : 'request',
    );
  }

  override routeNotFound(): void {
    // The URL may contain secrets, and `requestCompleted` logs the path.
  }
}
