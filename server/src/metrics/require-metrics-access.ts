import { forbidden, unauthorized } from '../errors';
import { messages } from '../messages';
import { metricsAccess, type MetricsReader } from './metrics-rules';

export function requireMetricsAccess(reader: MetricsReader, token: string | undefined): void {
  const access = metricsAccess(reader, token);
  if (access === 'token needed') throw unauthorized(messages.metricsTokenNeeded);
  if (access === 'refused') throw forbidden(messages.metricsRefused);
}
