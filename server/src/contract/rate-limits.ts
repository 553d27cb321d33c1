import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

import { tooManyRequests } from '../errors';
import type { Operation } from './contract';
import type { OperationId } from './handlers';

const minute = 60_000;

/** For everything that has no rule of its own. Counted per address and, as all of these, per operation. */
const reading: RateLimitOptions = { max: 900, timeWindow: minute };

/** For calls that change something. */
const writing: RateLimitOptions = { max: 300, timeWindow: minute };

/** Calls that cost us, or that somebody might try often. */
const strict: Partial<Record<OperationId, RateLimitOptions>> = {
  login: { max: 30, timeWindow: minute },
  signup: { max: 20, timeWindow: 10 * minute },
  uploadFile: { max: 60, timeWindow: 10 * minute },
  updateUser: { max: 30, timeWindow: minute },
  changePassword: { max: 10, timeWindow: minute },
  deleteUser: { max: 10, timeWindow: minute },
  exportUser: { max: 10, timeWindow: 10 * minute },
};

/** Load balancers must always hear whether we live, and operators how. */
const unlimited = new Set<OperationId>(['getHealth', 'getReadiness', 'getMetrics']);

/** The limit of one operation; `false` for none. */
export function operationRateLimit({ id, method }: Operation): RateLimitOptions | false {
  if (unlimited.has(id)) return false;
  return strict[id] ?? (method === 'GET' ? reading : writing);
}

/**
 * Counts requests per address and answers 429 with `Retry-After` above the limits.
 *
 * @param redis Where all servers count together; each counts for itself without one. While it is away,
 * nothing is counted and everybody is let in.
 */
export async function limitRates(app: FastifyInstance, redis?: Redis): Promise<void> {
  await app.register(rateLimit, {
    ...reading,
    ...(redis && { redis, nameSpace: 'alphazone-requests-', skipOnError: true }),
    hook: 'onRequest',
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.max(1, Math.ceil(ttl / 1000))),
  });
}
