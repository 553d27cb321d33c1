import { forbidden, unauthorized } from '../errors';
import { messages } from '../messages';
import { metricsAccess, type MetricsReader } from './metrics-rules';

/**
 * @param token The configured token. Undefined allows only callers on this machine.
 * @throws 401 without the correct token, 403 for callers elsewhere.
 */
export function requireMetricsAccess(reader: MetricsReader, token: string | undefined): void {
  const access = metricsAccess(reader, token);
  if (access === 'token needed') throw unauthorized(messages.metricsTokenNeeded);
  if (access === 'refused') throw forbidden(messages.metricsRefused);
}
