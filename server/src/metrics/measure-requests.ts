import type { FastifyInstance, FastifyRequest } from 'fastify';

import { elapsedMs } from '../arrivals';
import type { Metrics } from './metrics';

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (_request, reply, done) => {
    metrics.requestBegan();
    // Fires once, also when the client disconnects before the response.
    reply.raw.on('close', metrics.requestEnded);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    measureResponse(metrics, request, {
      status: reply.statusCode,
      milliseconds: elapsedMs(request.raw, reply),
    });
    done();
  });
}

export function measureResponse(
  metrics: Metrics,
  { method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>,
  { status, milliseconds }: { status: number; milliseconds: number },
): void {
  const operation = routeOptions.config.operation?.id ?? routeOptions.url ?? 'nothing';
  metrics.responded({ operation, method, status, seconds: milliseconds / 1_000 });
}
