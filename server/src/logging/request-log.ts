import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** Milliseconds from which a request is worth a warning. */
const slow = 1_000;

/** What the log says of a request: no query and no headers, which carry searches and tokens. */
export const requestFields = ({ method, url, routeOptions }: FastifyRequest) => ({
  operation: routeOptions.config.operation?.id,
  method,
  path: url.split('?', 1)[0],
});

/** How loud the log is about an answer; errors of the server itself have a line of their own. */
export const levelOf = (milliseconds: number): 'info' | 'warn' => (milliseconds >= slow ? 'warn' : 'info');

/** One line for each request, when its answer is out. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line at the end says it all.
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
    // Its address may carry anything; the line at the end has what can be told.
  }
}
