import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

import { tooManyRequests } from '../errors';
import type { Operation } from './contract';
import type { OperationId } from './handlers';

const minute = 60_000;

/** The default. Limits apply per address and operation. */
const reading: RateLimitOptions = { max: 900, timeWindow: minute };

/** For operations that write. */
const writing: RateLimitOptions = { max: 300, timeWindow: minute };

/** For expensive operations and targets of guessing. */
const strict: Partial<Record<OperationId, RateLimitOptions>> = {
  login: { max: 30, timeWindow: minute },
  signup: { max: 20, timeWindow: 10 * minute },
  uploadFile: { max: 60, timeWindow: 10 * minute },
  updateUser: { max: 30, timeWindow: minute },
  changePassword: { max: 10, timeWindow: minute },
  deleteUser: { max: 10, timeWindow: minute },
  exportUser: { max: 10, timeWindow: 10 * minute },
};

/** Load balancers and monitoring must never be refused. */
const unlimited = new Set<OperationId>(['getHealth', 'getReadiness', 'getMetrics']);

/** The limit of an operation; `false` for none. */
export function operationRateLimit({ id, method }: Operation): RateLimitOptions | false {
  if (unlimited.has(id)) return false;
  return strict[id] ?? (method === 'GET' ? reading : writing);
}

/**
 * Counts requests per address and answers 429 with `Retry-After` above the limits.
 *
 * @param redis Shares the counts between servers. Without it each server counts alone; while it is down, no
 *   request is refused.
 */
export async function limitRates(app: FastifyInstance, redis?: Redis): Promise<void> {
  await app.register(rateLimit, {
    ...reading,
    ...(redis && { redis, nameSpace: 'alphazone-requests-', skipOnError: true }),
    hook: 'onRequest',
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.max(1, Math.ceil(ttl / 1000))),
  });
}
