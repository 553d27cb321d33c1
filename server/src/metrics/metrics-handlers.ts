import type { FastifyRequest } from 'fastify';

import { bearerToken } from '../accounts/identify';
import type { Handlers } from '../contract/handlers';
import { forbidden, unauthorized } from '../errors';
import { messages } from '../messages';
import type { Metrics } from './metrics';
import { metricsAccess, type MetricsReader } from './metrics-rules';

/** Figures for Prometheus. @param token What a reader has to send; undefined: only this machine may read. */
export function metricsHandlers(metrics: Metrics, token: string | undefined): Pick<Handlers, 'getMetrics'> {
  return {
    getMetrics({ request, reply }) {
      const access = metricsAccess(readerOf(request), token);
      if (access === 'token needed') throw unauthorized(messages.metricsTokenNeeded);
      if (access === 'refused') throw forbidden(messages.metricsRefused);
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
