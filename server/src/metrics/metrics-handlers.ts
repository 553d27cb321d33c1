import type { FastifyRequest } from 'fastify';

import { bearerToken } from '../accounts/sessions/identify';
import type { Handlers } from '../contract/handlers';
import type { Metrics } from './metrics';
import type { MetricsReader } from './metrics-rules';
import { requireMetricsAccess } from './require-metrics-access';

export function metricsHandlers(metrics: Metrics, token: string | undefined): Pick<Handlers, 'getMetrics'> {
  return {
    getMetrics({ request, reply }) {
      requireMetricsAccess(readerOf(request), token);
      void reply.type(metrics.contentType);
      return metrics.read();
    },
  };
}

const readerOf = ({ headers, socket }: FastifyRequest): MetricsReader => ({
  remoteAddress: socket.remoteAddress,
  isForwarded: ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers),
  token: bearerToken(headers.authorization),
});
