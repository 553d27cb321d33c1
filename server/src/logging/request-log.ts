import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** Slower requests are logged as warnings. Milliseconds. */
const slow = 1_000;

/** A request without its query and headers, which carry searches and tokens. */
export const requestFields = ({ method, url, routeOptions }: FastifyRequest) => ({
  operation: routeOptions.config.operation?.id,
  method,
  path: url.split('?', 1)[0],
});

/** The level of an answer's log line. The error handler logs server errors separately. */
export const levelOf = (milliseconds: number): 'info' | 'warn' => (milliseconds >= slow ? 'warn' : 'info');

/** Logs one line per request, after its answer. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line after the answer contains everything.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const milliseconds = Math.round(reply.elapsedTime);
    request.log[levelOf(milliseconds)](
      { ...requestFields(request), status: reply.statusCode, milliseconds, ...(error && { err: error }) },
      milliseconds >= slow ? 'slow request' : 'request',
    );
  }

  override routeNotFound(): void {
    // The address may contain secrets; the line after the answer has the route.
  }
}
