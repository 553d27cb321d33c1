import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Metrics } from './metrics';

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (_request, reply, done) => {
    metrics.requestBegan();
    // Fires once, also when the client disconnects before the response.
    reply.raw.on('close', metrics.requestEnded);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.responded({
      operation: operationOf(request),
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    done();
  });
}

function operationOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.config.operation?.id ?? routeOptions.url ?? 'nothing';
}
